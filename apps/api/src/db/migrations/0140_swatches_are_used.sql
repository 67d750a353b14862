-- older code: lives
-- A picture that is a value's swatch is in use, like any other picture of its product.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW image_uses AS ' || rtrim(pg_get_viewdef('image_uses'), E' ;\n')
    || E'\nUNION ALL SELECT upload_name(swatch #>> ''{}''), ''product'', id FROM products,'
    || E' jsonb_path_query(options, ''$[*].values[*].swatchUrl'') AS swatch'
    || E' WHERE swatch #>> ''{}'' LIKE ''%/images/uploads/%''';
END
$$;
