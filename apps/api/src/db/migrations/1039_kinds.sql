-- older code: lives
-- Kinds of furniture are an attribute like any other: the owner edits names, words and pictures, or deletes it. A shop that has an
-- attribute with this key keeps its own.
INSERT INTO attributes (key, name, type, unit, choices, facet, position) VALUES
  ('kind', 'Kind', 'choice', '', '[
    {"key": "sofas", "name": "Sofas", "swatch": null}, {"key": "armchairs", "name": "Armchairs", "swatch": null},
    {"key": "benches", "name": "Benches and ottomans", "swatch": null},
    {"key": "dining-chairs", "name": "Dining chairs", "swatch": null}, {"key": "stools", "name": "Stools", "swatch": null},
    {"key": "office-chairs", "name": "Office chairs", "swatch": null}, {"key": "loungers", "name": "Loungers", "swatch": null},
    {"key": "dining-tables", "name": "Dining tables", "swatch": null},
    {"key": "coffee-tables", "name": "Coffee tables", "swatch": null}, {"key": "desks", "name": "Desks", "swatch": null},
    {"key": "beds", "name": "Beds", "swatch": null}, {"key": "nightstands", "name": "Nightstands", "swatch": null},
    {"key": "drawers", "name": "Chests of drawers", "swatch": null},
    {"key": "wardrobes", "name": "Wardrobes and cabinets", "swatch": null},
    {"key": "sideboards", "name": "Sideboards", "swatch": null}, {"key": "shelves", "name": "Shelves", "swatch": null},
    {"key": "kitchen-islands", "name": "Kitchen islands and trolleys", "swatch": null},
    {"key": "lamps", "name": "Lamps", "swatch": null}, {"key": "rugs", "name": "Rugs", "swatch": null},
    {"key": "mirrors", "name": "Mirrors", "swatch": null}, {"key": "textiles", "name": "Throws and baskets", "swatch": null},
    {"key": "vases", "name": "Vases and planters", "swatch": null},
    {"key": "candles", "name": "Candles and lanterns", "swatch": null},
    {"key": "kitchenware", "name": "Kitchenware", "swatch": null},
    {"key": "desk-accessories", "name": "Desk accessories", "swatch": null},
    {"key": "parasols", "name": "Parasols", "swatch": null}, {"key": "hallway", "name": "Coat stands and clocks", "swatch": null}
  ]', true, 100)
ON CONFLICT (key) DO NOTHING;
