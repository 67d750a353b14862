-- older code: lives
-- What an owner says of products beside the specification's fields. The values lie with the product, by key.
CREATE TABLE attributes (
  key text PRIMARY KEY CHECK (key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$' AND length(key) <= 40),
  name text NOT NULL CHECK (name <> ''),
  type text NOT NULL CHECK (type IN ('number', 'choice', 'choices', 'flag', 'text')),
  -- Of a number.
  unit text NOT NULL DEFAULT '',
  -- Of choice and choices: [{"key": "oak", "name": "Oak", "swatch": null}, …]
  choices jsonb NOT NULL DEFAULT '[]',
  -- Whether shoppers can narrow a list by it.
  facet boolean NOT NULL,
  position integer NOT NULL
);
INSERT INTO attributes (key, name, type, unit, choices, facet, position) VALUES
  ('width', 'Width', 'number', 'cm', '[]', true, 0),
  ('depth', 'Depth', 'number', 'cm', '[]', true, 1),
  ('height', 'Height', 'number', 'cm', '[]', true, 2),
  ('seat-height', 'Seat height', 'number', 'cm', '[]', false, 3),
  ('weight', 'Weight', 'number', 'kg', '[]', false, 4),
  ('seats', 'Seats', 'number', '', '[]', true, 5),
  ('material', 'Material', 'choices', '', '[
    {"key": "oak", "name": "Oak", "swatch": null}, {"key": "walnut", "name": "Walnut", "swatch": null},
    {"key": "ash", "name": "Ash", "swatch": null}, {"key": "beech", "name": "Beech", "swatch": null},
    {"key": "birch", "name": "Birch", "swatch": null}, {"key": "pine", "name": "Pine", "swatch": null},
    {"key": "teak", "name": "Teak", "swatch": null}, {"key": "rattan", "name": "Rattan and cane", "swatch": null},
    {"key": "linen", "name": "Linen", "swatch": null}, {"key": "wool", "name": "Wool", "swatch": null},
    {"key": "cotton", "name": "Cotton", "swatch": null}, {"key": "leather", "name": "Leather", "swatch": null},
    {"key": "steel", "name": "Steel", "swatch": null}, {"key": "brass", "name": "Brass", "swatch": null},
    {"key": "aluminium", "name": "Aluminium", "swatch": null}, {"key": "iron", "name": "Iron", "swatch": null},
    {"key": "glass", "name": "Glass", "swatch": null}, {"key": "ceramic", "name": "Ceramic and stoneware", "swatch": null},
    {"key": "marble", "name": "Marble and stone", "swatch": null}, {"key": "paper", "name": "Paper", "swatch": null}
  ]', true, 6),
  ('colour', 'Colour', 'choices', '', '[
    {"key": "white", "name": "White", "swatch": "#f4f1ea"}, {"key": "beige", "name": "Beige", "swatch": "#cbc1b1"},
    {"key": "brown", "name": "Brown", "swatch": "#8a6a4c"}, {"key": "black", "name": "Black", "swatch": "#2b2a29"},
    {"key": "grey", "name": "Grey", "swatch": "#8b8a88"}, {"key": "green", "name": "Green", "swatch": "#61634b"},
    {"key": "blue", "name": "Blue", "swatch": "#5f7386"}, {"key": "red", "name": "Red", "swatch": "#854d3a"},
    {"key": "yellow", "name": "Yellow", "swatch": "#c9a24a"}
  ]', true, 7),
  ('assembly', 'Assembly', 'choice', '', '[
    {"key": "none", "name": "Comes assembled", "swatch": null}, {"key": "partly", "name": "Legs to be fitted", "swatch": null},
    {"key": "full", "name": "To be assembled", "swatch": null}
  ]', false, 8),
  ('care', 'Care', 'text', '', '[]', false, 9),
  ('parcels', 'Parcels', 'number', '', '[]', false, 10),
  ('parcel-sizes', 'Sizes of the parcels', 'text', '', '[]', false, 11);

ALTER TABLE products
  -- {"width": 220, "material": ["oak", "linen"], …}
  ADD COLUMN attributes jsonb,
  -- Drawn from the attributes, so that filters have an index: {material:oak, material:linen, …}.
  ADD COLUMN facets text[],
  ADD COLUMN width_mm integer,
  ADD COLUMN depth_mm integer,
  ADD COLUMN height_mm integer;
CREATE INDEX products_facets ON products USING gin (facets) WHERE facets IS NOT NULL;

CREATE FUNCTION attribute_facets(attributes jsonb) RETURNS text[]
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN (
  SELECT array_agg(DISTINCT key || ':' || word)
  FROM jsonb_each(attributes) AS given(key, value),
    LATERAL (
      SELECT value #>> '{}' AS word WHERE jsonb_typeof(value) IN ('string', 'boolean')
      UNION ALL
      SELECT element FROM jsonb_array_elements_text(CASE jsonb_typeof(value) WHEN 'array' THEN value ELSE '[]' END) AS element
    ) AS words
  WHERE length(word) <= 60
);
CREATE FUNCTION attribute_mm(attributes jsonb, key text) RETURNS integer
LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE
RETURN CASE jsonb_typeof(attributes -> key) WHEN 'number'
  THEN LEAST(round((attributes ->> key)::numeric * 10), 2147483647)::integer END;

CREATE FUNCTION draw_attributes() RETURNS trigger
LANGUAGE plpgsql
AS $$
BEGIN
  NEW.facets := attribute_facets(NEW.attributes);
  NEW.width_mm := attribute_mm(NEW.attributes, 'width');
  NEW.depth_mm := attribute_mm(NEW.attributes, 'depth');
  NEW.height_mm := attribute_mm(NEW.attributes, 'height');
  RETURN NEW;
END
$$;
CREATE TRIGGER products_attributes_given BEFORE INSERT ON products
FOR EACH ROW WHEN (NEW.attributes IS NOT NULL) EXECUTE FUNCTION draw_attributes();
CREATE TRIGGER products_attributes_changed BEFORE UPDATE OF attributes ON products
FOR EACH ROW WHEN (OLD.attributes IS DISTINCT FROM NEW.attributes) EXECUTE FUNCTION draw_attributes();
