/** @typedef {{ keys: string[], action: () => void, label: string }} Shortcut */

/**
 * Runs shortcuts of single keys, unless a field has the focus.
 * @param {Shortcut[]} shortcuts
 */
export function installKeyboard(shortcuts) {
  addEventListener("keydown", (event) => {
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.altKey) return;
    const target = /** @type {HTMLElement} */ (event.target);
    if (target.closest("textarea, select, dialog, input:not([type=range])")) return;
    const shortcut = shortcuts.find(({ keys }) => keys.includes(event.key));
    if (!shortcut || (event.key === "Enter" && target.closest("button, a, summary"))) return;
    event.preventDefault();
    shortcut.action();
  });
}
