"""A document of a given number of boxes: cards in rows, as a dashboard has them.

    python3 large_document.py 2000 > large.json
"""
import json
import sys

# A card is a stack with its padding, frame and background, the shape of the background, and two texts.
BOXES_OF_A_CARD = 7


def card(index):
    return {
        "kind": "vStack", "alignment": "leading", "spacing": 4, "name": f"card-{index}",
        "children": [
            {"kind": "text", "text": f"Station {index}", "font": 13, "bold": True},
            {"kind": "text", "text": f"{index * 37 % 100} of 100 trains on time", "font": 11, "color": "#64748b"},
        ],
        "modifiers": [
            {"padding": 8},
            {"frame": {"maxWidth": "infinity", "alignment": "leading"}},
            {"background": {"color": "#f1f5f9", "cornerRadius": 6}},
        ],
    }


def document_of(boxes, columns=6):
    """A document with about as many boxes as asked for, never fewer."""
    cards = [card(index) for index in range(-(-boxes // BOXES_OF_A_CARD))]
    rows = [{"kind": "hStack", "spacing": 8, "children": cards[start:start + columns]} for start in range(0, len(cards), columns)]
    root = {"kind": "vStack", "spacing": 8, "children": rows, "modifiers": [{"padding": 16}]}
    return {"version": 1, "size": [1100, None], "background": "#ffffff", "root": root}


if __name__ == "__main__":
    print(json.dumps(document_of(int(sys.argv[1])), indent=1))
