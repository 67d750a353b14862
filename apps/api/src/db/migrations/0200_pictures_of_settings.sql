-- older code: lives
-- A picture of a setting (the logo, the home page and its draft) is in use; so is one that undoing the last change of it
-- would bring back.
DO $$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW image_uses AS ' || rtrim(pg_get_viewdef('image_uses'), E' ;\n')
    || E'\nUNION ALL SELECT upload_name(address #>> ''{}''), ''setting'', NULL::object_id FROM settings,'
    || E' jsonb_path_query(jsonb_build_array(value, previous), ''strict $.** ? (@.type() == "string")'') AS address'
    || E' WHERE address #>> ''{}'' LIKE ''%/images/uploads/%''';
END
$$;
