"""The shoes of the sports page: one model, six sets of colours and three kinds of side panel."""
from kit.camera import Shot

from .sneaker import showcase

LARGE = Shot(az=0, el=13, lens=70, fill=0.82)
SMALL = Shot(az=0, el=9, lens=80, fill=0.78)

SHOES = {
    "shoe-1": (showcase, {"turn": 200}, LARGE),
    "shoe-2": (showcase, {"turn": 208, "body": "#47594a", "trim": "#2f3d34", "accent": "#b98a3e", "midsole": "#cfc8bb",
                          "outsole": "#8a5a34", "lining": "#a8977c", "lace": "#cbbf9f", "quarter": "band"}, LARGE),
    "shoe-3": (showcase, {"turn": 193, "body": "#8e4a33", "trim": "#6a3424", "accent": "#c9b592", "midsole": "#c9bfae",
                          "outsole": "#3a3029", "lining": "#3f352d", "lace": "#d1c7b4", "knit": False}, LARGE),
    "shoe-4": (showcase, {"turn": 180, "body": "#33373c", "trim": "#1f2124", "accent": "#57606a", "midsole": "#cbc6bc",
                          "outsole": "#8a5a34", "lining": "#23262a", "lace": "#24272a", "quarter": "band"}, SMALL),
    "shoe-5": (showcase, {"turn": 180, "body": "#9fb0b4", "trim": "#5f7f8c", "accent": "#35556a", "midsole": "#d0cbc1",
                          "outsole": "#5f7f8c", "lining": "#4d6471", "lace": "#d3cec4"}, SMALL),
    "shoe-6": (showcase, {"turn": 180, "body": "#c4a06a", "trim": "#a97e45", "accent": "#5c4630", "midsole": "#d0c8b8",
                          "outsole": "#7a5a36", "lining": "#5c4630", "lace": "#d8cdb8", "knit": False,
                          "quarter": "plain"}, SMALL),
}
