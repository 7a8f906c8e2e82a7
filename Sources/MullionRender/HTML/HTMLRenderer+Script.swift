extension HTMLRenderer {
    /// The script of the page. `boxes` is in pre-order, so the descendants of a box follow it up to `end`.
    static let script = #"""
        "use strict";
        (() => {
          const data = JSON.parse(document.getElementById("boxes").textContent);
          const boxes = data.boxes, kinds = data.kinds, count = boxes.length;
          const PARENT = 0, KIND = 1, NAME = 2, X = 3, Y = 4, WIDTH = 5, HEIGHT = 6;
          const rowHeight = 24, deepestIndent = 24;
          const tree = document.getElementById("tree"), rows = document.getElementById("rows");
          const sheet = document.getElementById("sheet"), status = document.getElementById("status");
          const outlines = { hover: document.getElementById("hover"), selection: document.getElementById("selection") };

          // Where the boxes inside of each end, how deep it is, and whether it is open.
          const end = new Int32Array(count), depth = new Int32Array(count), open = new Uint8Array(count);
          for (let i = 0; i < count; i++) {
            const parent = boxes[i][PARENT];
            depth[i] = parent < 0 ? 1 : depth[parent] + 1;
            open[i] = depth[i] < data.expandedLevels ? 1 : 0;
          }
          for (let i = count - 1; i >= 0; i--) {
            if (end[i] < i + 1) end[i] = i + 1;
            const parent = boxes[i][PARENT];
            if (parent >= 0 && end[parent] < end[i]) end[parent] = end[i];
          }

          // The boxes that have a row, from top to bottom, and the row of each box or -1.
          let listed = new Int32Array(0), rowOf = new Int32Array(count);
          let selected = count > 0 ? 0 : -1, hovered = -1;

          function list() {
            const result = new Int32Array(count);
            let length = 0;
            rowOf.fill(-1);
            for (let i = 0; i < count; i = open[i] ? i + 1 : end[i]) {
              rowOf[i] = length;
              result[length++] = i;
            }
            listed = result.subarray(0, length);
            rows.style.height = length * rowHeight + "px";
            show();
          }

          function number(value) { return String(Math.round(value * 100) / 100); }

          function describe(i) {
            const box = boxes[i];
            if (box[X] === null) return "no frame";
            return number(box[WIDTH]) + " × " + number(box[HEIGHT]) + " at " + number(box[X]) + ", " + number(box[Y]);
          }

          function span(text, name) {
            const element = document.createElement("span");
            element.className = name;
            element.textContent = text;
            return element;
          }

          // Only rows that can be seen are elements.
          function show() {
            const first = Math.max(0, Math.floor(tree.scrollTop / rowHeight) - 4);
            const last = Math.min(listed.length, first + Math.ceil(tree.clientHeight / rowHeight) + 9);
            const shown = [];
            for (let row = first; row < last; row++) {
              const i = listed[row], hasChildren = end[i] > i + 1;
              const element = document.createElement("div");
              element.className = i === hovered ? "row hover" : "row";
              element.id = "box-" + i;
              element.setAttribute("role", "treeitem");
              element.setAttribute("aria-level", depth[i]);
              element.setAttribute("aria-selected", i === selected);
              if (hasChildren) element.setAttribute("aria-expanded", open[i] === 1);
              element.style.top = row * rowHeight + "px";
              element.style.paddingLeft = 6 + 14 * Math.min(depth[i] - 1, deepestIndent) + "px";
              element.dataset.box = i;
              element.append(span(hasChildren ? (open[i] ? "▾" : "▸") : "", "toggle"));
              if (boxes[i][NAME] !== null) element.append(span(boxes[i][NAME], "name"));
              element.append(span(kinds[boxes[i][KIND]], "kind"), span(describe(i), "frame"));
              shown.push(element);
            }
            rows.replaceChildren(...shown);
            if (selected >= 0 && rowOf[selected] >= first && rowOf[selected] < last) {
              tree.setAttribute("aria-activedescendant", "box-" + selected);
            } else {
              tree.removeAttribute("aria-activedescendant");
            }
          }

          function outline(name, i) {
            const element = outlines[name];
            element.hidden = i < 0 || boxes[i][X] === null;
            if (element.hidden) return;
            const [x, y, width, height] = boxes[i].slice(X);
            element.style.left = x + "px";
            element.style.top = y + "px";
            element.style.width = width + "px";
            element.style.height = height + "px";
          }

          function hover(i) {
            if (i === hovered) return;
            hovered = i;
            outline("hover", i);
            show();
          }

          function reveal(i) {
            const top = rowOf[i] * rowHeight, bottom = top + rowHeight - tree.clientHeight;
            if (top < tree.scrollTop) tree.scrollTop = top;
            if (bottom > tree.scrollTop) tree.scrollTop = bottom;
          }

          function select(i) {
            if (i < 0) return;
            let opened = false;
            for (let parent = boxes[i][PARENT]; parent >= 0; parent = boxes[parent][PARENT]) {
              if (!open[parent]) { open[parent] = 1; opened = true; }
            }
            selected = i;
            if (opened) list();
            reveal(i);
            outline("selection", i);
            status.textContent = (boxes[i][NAME] ?? kinds[boxes[i][KIND]]) + ": " + describe(i);
            show();
          }

          function setOpen(i, isOpen) {
            if (end[i] === i + 1 || open[i] === (isOpen ? 1 : 0)) return;
            open[i] = isOpen ? 1 : 0;
            list();
          }

          // The smallest box there, and of several the innermost: backgrounds come after what is in front of them,
          // so the last one would not be the one that is seen.
          function boxAt(event) {
            const edge = sheet.getBoundingClientRect();
            const x = event.clientX - edge.left, y = event.clientY - edge.top;
            let found = -1, smallest = Infinity;
            for (let i = 0; i < count; i++) {
              const box = boxes[i];
              if (box[X] === null || x < box[X] || y < box[Y] || x >= box[X] + box[WIDTH] || y >= box[Y] + box[HEIGHT]) {
                continue;
              }
              const area = box[WIDTH] * box[HEIGHT];
              if (area < smallest || (area === smallest && depth[i] >= depth[found])) { found = i; smallest = area; }
            }
            return found;
          }

          function boxOf(event) {
            const row = event.target.closest(".row");
            return row ? Number(row.dataset.box) : -1;
          }

          // A box without a row is marked at the closest one around it that has one.
          function nearestListed(i) {
            while (i >= 0 && rowOf[i] < 0) i = boxes[i][PARENT];
            return i;
          }

          sheet.addEventListener("pointermove", (event) => {
            const i = boxAt(event), row = nearestListed(i);
            if (row >= 0) reveal(row);
            hover(row);
            outline("hover", i);
          });
          sheet.addEventListener("pointerleave", () => hover(-1));
          sheet.addEventListener("click", (event) => select(boxAt(event)));
          tree.addEventListener("pointermove", (event) => hover(boxOf(event)));
          tree.addEventListener("pointerleave", () => hover(-1));
          tree.addEventListener("click", (event) => {
            const i = boxOf(event);
            if (i < 0) return;
            if (event.target.className === "toggle") setOpen(i, !open[i]);
            select(i);
          });
          tree.addEventListener("scroll", show);
          addEventListener("resize", show);
          tree.addEventListener("keydown", (event) => {
            if (selected < 0 || event.ctrlKey || event.metaKey || event.altKey) return;
            const page = Math.max(1, Math.floor(tree.clientHeight / rowHeight) - 1);
            const row = rowOf[nearestListed(selected)], isOpen = open[selected] === 1;
            const step = (distance) => select(listed[Math.min(Math.max(row + distance, 0), listed.length - 1)]);
            switch (event.key) {
              case "ArrowDown": step(1); break;
              case "ArrowUp": step(-1); break;
              case "PageDown": step(page); break;
              case "PageUp": step(-page); break;
              case "Home": step(-count); break;
              case "End": step(count); break;
              case "ArrowRight":
                if (end[selected] === selected + 1) break;
                if (isOpen) select(selected + 1); else setOpen(selected, true);
                break;
              case "ArrowLeft":
                if (isOpen && end[selected] > selected + 1) setOpen(selected, false);
                else select(boxes[selected][PARENT]);
                break;
              case "Enter": case " ": setOpen(selected, !isOpen); break;
              default: return;
            }
            event.preventDefault();
          });

          list();
        })();
        """#
}
