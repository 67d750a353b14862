-- older code: lives
INSERT INTO search_synonyms (id, phrases, one_way)
SELECT lpad(to_hex(number), 24, '0'), string_to_array(phrases, ', '), one_way
FROM (VALUES
  (50, false, 'garden table, outdoor table, patio table, outdoor dining table, garden dining table'),
  (51, false, 'gift, present'),
  (52, true, 'christmas, gift'),
  (53, true, 'birthday, gift')
) AS seed(number, one_way, phrases)
ON CONFLICT DO NOTHING;
