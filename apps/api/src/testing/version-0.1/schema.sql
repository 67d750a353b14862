-- The schema of version 0.1.0 after its last migration, 0265, with its history and the rows that its code relies on.
SET check_function_bodies = false;
CREATE TABLE schema_migrations (
  name text PRIMARY KEY, checksum text NOT NULL, applied_at timestamptz NOT NULL DEFAULT now(),
  older_code_lives boolean NOT NULL DEFAULT false
);
INSERT INTO schema_migrations (name, checksum, older_code_lives) VALUES
  ('0001_foundation', 'b3bf0e60a9bb20809a69064103d66d7cbf35030e571b0cb7813dc21a80f78ae9', false),
  ('0002_catalogue', '25d7e46eaae1d1004d3f1c65b6266cfe74b5232ad672b5c364d3d4dece2bfc38', false),
  ('0003_fold_ascii_fast', '11f045eac541ac398589a71cc3e3ec02ac1ae03f818685a64a9e798b99bd4a2f', false),
  ('0010_trading', 'd9dfcd92590726ccfc2f871954e037687e15eb4883d0c4425e9dddf32dde80e2', false),
  ('0011_password_reset', 'e346a44fecf177a866f8bfc4ac5a16966d76dba45e167133997735b84c2a152e', false),
  ('0012_housekeeping', 'bfb99c5d9b676efd9e760605e01bbf2563f84b75a1949c6f2076b172324e67ff', false),
  ('0013_moved_databases', '2691fb6fb9fbffb5f0c530f837f1661da1ac28962e5418f964d1f7b156c15bdc', false),
  ('0020_void_password_resets', '5f0a5214221958ffe2d180f90f2bed8923fb47f902e62d37a49104caacc47986', true),
  ('0021_known_networks', 'd33efcc28dfa4966935db0cf40d589215250bd055a2899d1bbec4ecbd38c2d6f', true),
  ('0022_mailboxes', '182a0f201baa8447180f105e325659c32152c46ba831d5a3eada483f97d507e6', true),
  ('0025_edges', '6f2c02e357bcbff238ef0f4ccde29c53e3659f6905a07843c23170686f19bcb6', true),
  ('0026_forgotten_users', '9e01a37f96ecb392adcff2843c5dbf3bd64406880920972d03b93afece7b0ce5', true),
  ('0030_stock_moves', '29534d2c1157996fb2f002b8fc214f35e0c69d7a7abc8d933c548ad403ad101d', false),
  ('0031_leaving_customers', 'b59e2779fe5c22180bac9b4132799b6b9bf7804d277eaac9a4033244dd89b921', true),
  ('0032_user_version', '6d6d5a034018c6d3426c8898806e9f30353f1de3d0334533e59ca141d8fa70dd', true),
  ('0033_money_months', '721ea135a26be7451d5dd79a423b22c8aded723e2a95799766063667c4580c73', false),
  ('0040_permissions', '202ddc5ef85b488f55440c4642eedf444366bca07066e51ac69c0eff4105fdd1', false),
  ('0041_outbox_lease', '377c9ad744cdad702ba01f077fa75938e425bf973b3c80ac535be0478fb340e6', true),
  ('0050_settings', '45c4fe99289903e6c928362f849f5926e31547a9d2a6a16c865dfa5a248a430b', true),
  ('0055_jobs', '1da9c018c7980dbe11b66fa495931a38f8801f925496d7282305a831c3cee5cc', false),
  ('0060_images', 'efc630f1056f26f1bb3772b96ef3de66178cf1d4eb320263a45caecac6c62b0c', true),
  ('0061_product_images', '872e90d6cfdeedaf58af9f50c9eff4a67d0020b5214fa8290bf60a97843367b8', true),
  ('0065_second_factors', '2cedec6ae4c42fc1caea1ff950c8208e0bd541c7bb5287764b3769809227b387', false),
  ('0066_verified_addresses', 'bbc811c45cdaaa9f23cc8ae710fbf05611bc1c1e0a6666f030b548f896dc1fd9', true),
  ('0070_search_speaks_english', 'b26bf7822cc5c05feb53beb9ccd4713c9f94105dcee87fbdca0c41db6319f4a6', true),
  ('0075_request_keys', 'b806e5144b9fb14cfe2cea26ace7c1b374d48432ab3f02ff5157a45a2e8ae3f2', true),
  ('0076_opening_stock', 'c7133e00932e1c6189fbafcf142e200b1e5f721e22d5d51dcec436370e6e70a2', true),
  ('0077_search_the_log', 'b6becce8433b02ff58fbab4c14f2331cd14b1ff9a732695a92098540053cf9d5', true),
  ('0078_newest_subscribers', '8cc5ea240b1848839a99a5f0cee4b2a0f0507366c4ed29e6c4544a95692a0d5f', true),
  ('0090_variants', '7fdb493623affae2469e47a7b1a6ddd67745646b715f4d9cd155366668a24cca', true),
  ('0091_attributes', 'dd940204bf5be9a7bac27b6531e72421c5e01eb10e372a3c129541416ea57fe7', true),
  ('0092_attributes_are_heard_of', 'ad79237e17983f2cb6b1b871bf1fea73be2631f02d7438b573c60e7c8db0b107', true),
  ('0093_search_knows_choices', '648e67fe92236fc40b1fe0a1bfbafb5325d79dc18c5677e84086b837dd7f81b4', true),
  ('0100_stock_watches', 'b6e591d2c5bbbb38032610403d17624c3609c36800aaefb0a57268e1d2fce04f', true),
  ('0120_setting_before', '2ca96cfa9ea72846ddd12665885886d39781faf60a1d2db9dfd9bcb02650a519', true),
  ('0121_delivery_and_tax', '22a08ae526538bb407e70ab596fbf23fe5a987ee6a281031e3a8e466a59a9fd4', true),
  ('0140_swatches_are_used', '41772f8797a284b0eee7e300883f8d70118d015df60dc9d21f0a7c95eea88fab', true),
  ('0149_words_when_the_text_changes', '3691769a15febf86d55e5e568042579cb2ce253a50759d3cfe4d64b8f18a299b', true),
  ('0150_notices_name_products', '2c1a70f8aa6c07e55fa892aa79140ec538693b4eae2dcb9e6c4ee06e8d927289', true),
  ('0160_payments_online', 'd223878fd983e8067a02065cb064e790a6351160da7efebcf3a70489b1e5d1e2', true),
  ('0170_dated_prices_and_publishing', '7613c1d79e195deae6a872a3209fe2fb871b819210ec7eb0e1a8a98caf33047d', true),
  ('0171_collections', '52d426a9186e15d2267c519b3838137b0116bd1cac649edd81100c2b07944370', true),
  ('0179_statistics_of_drafts', 'd550d17e11ff39f9870a2db2daf256fad26ce0a3d89689e6444b29ebf78102d3', true),
  ('0180_search_texts', '8d5b80028899be77756478d91db518360cca0bf69becea769cb3885f87e502f8', true),
  ('0190_order_office', '716306a4f011312801cc48a4be51887e8276e526a025ca07664bd15095e144aa', true),
  ('0191_documents', '4110e83c4ac01b45e43df4999864c985db2dc3450df8fd6e3ad24fb4d194317f', true),
  ('0192_returns', '10b5c6e0f9be880fe509fb12201fd3e395bd6b615f01b47468ac9c141c4b8dd2', true),
  ('0193_customer_records', 'b3cc76fb19dbf163686fcfa953ac22318f6666a9bbdb1ca937bf706cf001ee1c', true),
  ('0200_pictures_of_settings', 'd279ba67a7de5b63cc00ae042053a89e168a55c77f91fb9de2d563b78f5fcfe0', true),
  ('0210_paid_in_parts', '8daa23df575c1697822148cd178c7591df05edc72133a8a88adf79070dfa2884', true),
  ('0211_disputes', 'ea351a083f64d014e50e5e95ba6404e3f28df4e55c0a1b1384d2027e1534157b', true),
  ('0240_bulk_changes_taken_back', 'eb1652aeb6376ea995ab8e026137f05c42e7ddcf1db35dcc4dd02bbf43575c3f', true),
  ('0250_measured_variants', '6129366e2199948bb76a1a4029b88959b6da57d4e880be4b3bc6a2d392bb6c85', true),
  ('0255_search_knows_sizes', '3673f6befbd2e953b336ef50c378806617f716f39c018e3fc17fca9965f05cfa', true),
  ('0256_sales_wait_for_nobody', 'e22131649d04398e43f1c81a5eb62de257e2c1ef5bc370dfa57cef473ba69d73', true),
  ('0261_mailboxes_counted_whole', 'c8597a20e65bc5d6017deff86cee611f842c4612cc95e1c05afec9baf16a2c5f', true),
  ('0262_published_is_back', '762fdc4b73db21341fcb448e4b540a2eeaae950dfce1f572c17e89aafe36f906', true),
  ('0263_coupon_guesses', 'ac1d3e3d22c24dff48194443ff0d2266c2c45af06a4bb042e24fbf72f64aa273', true),
  ('0264_mail_room', '47c05df14f785bd5c410d23e95907305b7e11b5eb8168ab3c64e92d6bcbec71b', true),
  ('0265_sales_in_order', '399bfd4ef7ab13f603864fe3607be8919edd8ea2a4cf3c03f81ffc2acf2a3087', true);
CREATE DOMAIN object_id AS text COLLATE pg_catalog."C"
	CONSTRAINT object_id_check CHECK ((VALUE ~ '^[0-9a-f]{24}$'::text));
CREATE FUNCTION anonymise_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE orders SET first_name = 'Deleted', last_name = 'customer', email = '', country = '', address = '',
    phone_number = '', notes = ''
  WHERE user_id = OLD.id AND status IN ('DELIVERED', 'CANCELLED', 'RETURNED');
  UPDATE order_events SET actor_name = 'Deleted customer', note = '' WHERE actor_id = OLD.id;
  PERFORM forget_mails(OLD.email, false);
  RETURN OLD;
END
$$;
CREATE FUNCTION attribute_facets(attributes jsonb) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (SELECT array_agg(DISTINCT ((given.key || ':'::text) || words.word)) AS array_agg FROM jsonb_each(attribute_facets.attributes) given(key, value), LATERAL (SELECT (given.value #>> '{}'::text[]) AS word WHERE (jsonb_typeof(given.value) = ANY (ARRAY['string'::text, 'boolean'::text])) UNION ALL SELECT element.value AS element FROM jsonb_array_elements_text(CASE jsonb_typeof(given.value) WHEN 'array'::text THEN given.value ELSE '[]'::jsonb END) element(value)) words WHERE (length(words.word) <= 60));
CREATE FUNCTION attribute_mm(attributes jsonb, key text) RETURNS integer LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN CASE jsonb_typeof((attributes -> key)) WHEN 'number'::text THEN (LEAST(round((((attributes ->> key))::numeric * (10)::numeric)), (2147483647)::numeric))::integer ELSE NULL::integer END;
CREATE FUNCTION attributes_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE FUNCTION search_fold(input text) RETURNS text LANGUAGE plpgsql IMMUTABLE STRICT PARALLEL SAFE AS $$
BEGIN
  IF octet_length(input) = length(input) THEN
    RETURN lower(input);
  END IF;
  RETURN lower(replace(replace(replace(
    translate(regexp_replace(normalize(input, NFKD), '[\u0300-\u036f]', '', 'g'), 'øØłŁđĐıʼ’''ÆŒ', 'ooLlddi   æœ'),
    'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'));
END
$$;
CREATE FUNCTION search_words(input text) RETURNS tsvector LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN to_tsvector('simple'::regconfig, regexp_replace(search_fold(input), '[!-/:-@[-`{-~\u00a0-\u00bf\u2000-\u206f]+'::text, ' '::text, 'g'::text));
CREATE FUNCTION audit_words(actor_name text, before jsonb, after jsonb) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN search_words(((((((((((((((((((((actor_name || ' '::text) || COALESCE((after ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((before ->> 'name'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'userName'::text), ''::text)) || ' '::text) || COALESCE((before ->> 'userName'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((before ->> 'email'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'code'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'number'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'orderNumber'::text), ''::text)) || ' '::text) || COALESCE((after ->> 'customerName'::text), ''::text)));
CREATE FUNCTION category_words(category text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT category || CASE category
    WHEN 'livingroom' THEN ' living room'
    WHEN 'dining' THEN ' dining room'
    WHEN 'workplace' THEN ' office'
    WHEN 'outdoor' THEN ' garden'
    ELSE ''
  END
$$;
CREATE FUNCTION collections_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE TABLE payments (
  id object_id NOT NULL, order_id object_id NOT NULL, method text NOT NULL, status text NOT NULL, amount_cents bigint NOT NULL,
  created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, attempt_id object_id, refunded_cents bigint DEFAULT 0 NOT NULL,
  due_cents bigint DEFAULT 0 NOT NULL, parts jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT payments_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT payments_check CHECK (((refunded_cents >= 0) AND (refunded_cents <= amount_cents))),
  CONSTRAINT payments_due_cents_check CHECK ((due_cents >= 0)),
  CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['expected'::text, 'received'::text, 'refunded'::text, 'void'::text])))
);
CREATE FUNCTION count_money(payment payments, sign integer) RETURNS void LANGUAGE sql AS $$
  WITH later AS (
    SELECT place, (part->>'at')::timestamptz AS at, (part->>'cents')::bigint AS cents
    FROM jsonb_array_elements(payment.parts) WITH ORDINALITY AS parts(part, place)
  ), came AS (
    SELECT 0 AS place, payment.updated_at AS at, payment.amount_cents - coalesce(sum(cents), 0) AS cents FROM later
    UNION ALL SELECT place, at, cents FROM later
  ), kept AS (
    SELECT at, cents - LEAST(cents, GREATEST(0,
      payment.refunded_cents - (sum(cents) OVER (ORDER BY place) - cents))) AS cents
    FROM came
  ), moved AS (
    SELECT at, sign * cents AS income, 0 AS refund FROM kept WHERE payment.status = 'received'
    UNION ALL
    SELECT payment.updated_at, 0, sign * (payment.amount_cents - payment.refunded_cents)
    WHERE payment.status = 'refunded'
  )
  INSERT INTO money_months AS months (month, income_cents, refund_cents)
  SELECT date_trunc('month', at AT TIME ZONE 'UTC')::date AS month, sum(income), sum(refund)
  FROM moved GROUP BY 1 ORDER BY 1
  ON CONFLICT (month) DO UPDATE SET
    income_cents = months.income_cents + excluded.income_cents,
    refund_cents = months.refund_cents + excluded.refund_cents
$$;
CREATE FUNCTION count_order_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  IF NEW.email = '' AND OLD.email <> '' THEN
    NEW.parcels := '[]';
    DELETE FROM order_notes WHERE order_id = OLD.id;
    UPDATE return_requests SET reason = '', answer = '' WHERE order_id = OLD.id;
  END IF;
  RETURN NEW;
END
$$;
CREATE TABLE refunds (
  id object_id NOT NULL, order_id object_id NOT NULL, attempt_id object_id, state text NOT NULL, cause text NOT NULL,
  amount_cents bigint NOT NULL, taxes jsonb DEFAULT '[]'::jsonb NOT NULL, lines jsonb DEFAULT '[]'::jsonb NOT NULL,
  with_shipping boolean DEFAULT false NOT NULL, reason text DEFAULT ''::text NOT NULL, reference text, actor_id object_id,
  actor_name text NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL, settles boolean DEFAULT false NOT NULL,
  CONSTRAINT refunds_amount_cents_check CHECK ((amount_cents > 0)),
  CONSTRAINT refunds_cause_check CHECK ((cause = ANY (ARRAY['staff'::text, 'cancelled'::text, 'late'::text, 'provider'::text]))),
  CONSTRAINT refunds_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'failed'::text])))
);
CREATE FUNCTION count_refund(refund refunds, sign integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO money_months AS months (month, refund_cents)
  SELECT date_trunc('month', refund.updated_at AT TIME ZONE 'UTC')::date, sign * refund.amount_cents
  WHERE refund.state = 'done'
  ON CONFLICT (month) DO UPDATE SET refund_cents = months.refund_cents + excluded.refund_cents
$$;
CREATE FUNCTION count_sales_anew() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM sales_progress FOR UPDATE;
  DELETE FROM sales_months;
  DELETE FROM sales_products;
  DELETE FROM sales_customers;
  UPDATE order_events SET transaction_id = '0' WHERE transaction_id <> '0';
  UPDATE sales_progress SET counted = NULL;
END
$$;
CREATE FUNCTION draw_attributes() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.facets := attribute_facets(NEW.attributes);
  NEW.width_mm := attribute_mm(NEW.attributes, 'width');
  NEW.depth_mm := attribute_mm(NEW.attributes, 'depth');
  NEW.height_mm := attribute_mm(NEW.attributes, 'height');
  RETURN NEW;
END
$$;
CREATE FUNCTION draw_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  drawn record := draw_said_words(NEW);
BEGIN
  NEW.name_key := search_fold(NEW.name);
  NEW.name_words := search_words(NEW.name);
  NEW.head_words := search_words(coalesce(search_head(NEW.name), NEW.name));
  NEW.title_words := search_words(NEW.name || ' ' || category_words(NEW.category));
  NEW.said_words := drawn.said_words;
  NEW.words := drawn.words;
  RETURN NEW;
END $$;
CREATE TABLE products (
  id object_id NOT NULL, name text NOT NULL, description text NOT NULL, category text NOT NULL, price_cents integer NOT NULL,
  quantity integer NOT NULL, image_url text NOT NULL, created_at timestamptz(3) DEFAULT now() NOT NULL,
  updated_at timestamptz(3) DEFAULT now() NOT NULL, version integer DEFAULT 1 NOT NULL, name_key text NOT NULL COLLATE pg_catalog."C",
  name_words tsvector NOT NULL, head_words tsvector NOT NULL, title_words tsvector NOT NULL, options jsonb,
  has_variants boolean DEFAULT false NOT NULL, compare_at_cents integer, attributes jsonb, facets text[], width_mm integer, depth_mm integer,
  height_mm integer, said_words tsvector, words tsvector NOT NULL, published boolean DEFAULT true NOT NULL, publish_at timestamptz, slug text,
  meta_title text, meta_description text,
  CONSTRAINT products_category_check CHECK ((category = ANY (ARRAY['livingroom'::text, 'bedroom'::text, 'dining'::text, 'kitchen'::text, 'workplace'::text, 'outdoor'::text, 'other'::text]))),
  CONSTRAINT products_name_check CHECK ((name <> ''::text)), CONSTRAINT products_price_cents_check CHECK ((price_cents >= 0)),
  CONSTRAINT products_quantity_check CHECK ((quantity >= 0)), CONSTRAINT products_version_check CHECK ((version > 0))
)
WITH (fillfactor='85');
ALTER TABLE products ALTER COLUMN name_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN head_words SET STATISTICS 500;
ALTER TABLE products ALTER COLUMN words SET STATISTICS 500;
CREATE FUNCTION draw_said_words(product products, OUT said_words tsvector, OUT words tsvector) RETURNS record LANGUAGE plpgsql STABLE AS $$
DECLARE
  title text := product.name || ' ' || category_words(product.category);
  sizes text := CASE WHEN product.has_variants THEN variant_sizes(product.id) END;
  said text := CASE WHEN product.options IS NOT NULL OR product.attributes IS NOT NULL
    THEN said_of(product.options, product.attributes) END;
BEGIN
  IF sizes IS NOT NULL THEN
    said := concat_ws(' ', said, sizes);
  END IF;
  said_words := search_words(title || ' ' || said);
  words := search_words(concat_ws(' ', title, product.description, said));
END $$;
CREATE FUNCTION forget_left_customer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM users WHERE lower(users.email) = lower(OLD.email)) THEN
    PERFORM forget_mails(OLD.email, true);
  END IF;
  NEW.first_name := 'Deleted';
  NEW.last_name := 'customer';
  NEW.email := '';
  NEW.country := '';
  NEW.address := '';
  NEW.phone_number := '';
  NEW.notes := '';
  RETURN NEW;
END
$$;
CREATE FUNCTION forget_mails(address text, sent_only boolean) RETURNS void LANGUAGE sql AS $$
  WITH gone AS (
    DELETE FROM outbox WHERE recipient = address AND (sent_at IS NOT NULL OR NOT sent_only)
    RETURNING kind, created_at
  )
  INSERT INTO forgotten_mails (mailbox, kind, created_at) SELECT mailbox_hash(address), kind, created_at FROM gone
$$;
CREATE FUNCTION forget_note_writer() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE order_notes SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE FUNCTION forget_refunder() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE refunds SET actor_id = NULL, actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  RETURN OLD;
END
$$;
CREATE FUNCTION forget_sale_prices() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM sale_prices WHERE owner_id IN (SELECT id FROM old_rows);
  RETURN NULL;
END
$$;
CREATE FUNCTION forget_user() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM set_config('larkwood.forgetting', 'on', true);
  UPDATE audit_log SET actor_name = 'Deleted user' WHERE actor_id = OLD.id;
  -- A refused sign-in has no actor; the name is what was typed, the address of the account.
  UPDATE audit_log SET before = without_personal(before), after = without_personal(after),
    actor_name = CASE WHEN actor_id IS NULL THEN 'Deleted user' ELSE actor_name END
  WHERE subject_id = OLD.id::text;
  PERFORM set_config('larkwood.forgetting', 'off', true);
  DELETE FROM sign_in_failures WHERE account IN (OLD.id::text, lower(OLD.email));
  DELETE FROM newsletter_subscribers WHERE email = lower(OLD.email);
  RETURN OLD;
END
$$;
CREATE FUNCTION has_mail_room(sent_to text, mail_kind text, since timestamptz, most integer) RETURNS boolean LANGUAGE plpgsql STABLE STRICT AS $$
DECLARE
  box CONSTANT text := mailbox_of(sent_to);
  had integer;
BEGIN
  IF EXISTS (
    SELECT FROM users JOIN email_verifications ON user_id = users.id AND verified_at IS NOT NULL
    WHERE lower(email) = lower(sent_to)
  ) THEN
    SELECT count(*) INTO had FROM (
      SELECT FROM outbox
      WHERE mailbox_of(recipient) = box AND kind = mail_kind AND created_at > since
        AND lower(recipient) = lower(sent_to)
      LIMIT most
    ) AS recent;
  ELSE
    SELECT count(*) INTO had FROM (
      SELECT FROM outbox WHERE mailbox_of(recipient) = box AND kind = mail_kind AND created_at > since
      UNION ALL
      SELECT FROM forgotten_mails
      WHERE forgotten_mails.mailbox = mailbox_hash(sent_to) AND kind = mail_kind AND created_at > since
      LIMIT most
    ) AS recent;
  END IF;
  RETURN had < most;
END
$$;
CREATE FUNCTION keep_previous_setting() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.value IS DISTINCT FROM OLD.value THEN NEW.previous := OLD.value; END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION learn_words(found text[]) RETURNS void LANGUAGE sql AS $$
  INSERT INTO search_vocabulary (word)
  SELECT DISTINCT found_word
  FROM unnest(found) AS found_word
  WHERE length(found_word) BETWEEN 3 AND 30
    AND found_word !~ '[0-9]'
    AND NOT EXISTS (SELECT FROM search_vocabulary AS known WHERE known.word = found_word)
  ORDER BY 1
  ON CONFLICT DO NOTHING
$$;
CREATE FUNCTION mailbox_of(address text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN ((replace(regexp_replace(split_part(lower(address), '@'::text, 1), '\+.*$'::text, ''::text), '.'::text, ''::text) || '@'::text) || regexp_replace(split_part(lower(address), '@'::text, 2), '^googlemail\.com$'::text, 'gmail.com'::text));
CREATE FUNCTION mailbox_hash(address text) RETURNS bytea LANGUAGE sql STABLE STRICT PARALLEL SAFE RETURN sha256(convert_to(mailbox_of(address), 'UTF8'::name));
CREATE FUNCTION money_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_money(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_money(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION note_edited_product() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  noted text := coalesce(current_setting('larkwood.edited', true), '');
BEGIN
  IF length(noted) < 301 * 25 THEN
    PERFORM set_config('larkwood.edited', noted || NEW.id || ',', true);
  END IF;
  RETURN NEW;
END
$$;
CREATE FUNCTION product_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_stock(NEW.id, NEW.id);
  RETURN NULL;
END
$$;
CREATE FUNCTION product_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (OLD.category, NEW.category) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = products - 1 WHERE OLD.published AND category = OLD.category;
  UPDATE catalogue_counts SET products = products + 1 WHERE NEW.published AND category = NEW.category;
  RETURN NULL;
END
$$;
CREATE FUNCTION product_published() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(tsvector_to_array(NEW.words));
  RETURN NULL;
END
$$;
CREATE FUNCTION product_reworded() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(tsvector_to_array(NEW.words));
  RETURN NULL;
END
$$;
CREATE FUNCTION product_slug_given() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO product_slugs (slug, product_id)
  SELECT NEW.slug, NEW.id
  WHERE NOT EXISTS (SELECT FROM product_slugs WHERE slug = NEW.slug AND product_id = NEW.id);
  RETURN NULL;
END
$$;
CREATE FUNCTION products_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM old_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products - removed.number
  FROM (SELECT category, count(*) AS number FROM old_rows WHERE published GROUP BY category) AS removed
  WHERE removed.category = catalogue_counts.category;
  PERFORM tell_of_products(array(SELECT id::text FROM old_rows LIMIT 301));
  RETURN NULL;
END
$$;
CREATE FUNCTION products_edited() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_products(string_to_array(rtrim(current_setting('larkwood.edited', true), ','), ','));
  PERFORM set_config('larkwood.edited', '', true);
  RETURN NULL;
END
$$;
CREATE FUNCTION products_inserted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM learn_words(array(SELECT DISTINCT unnest(tsvector_to_array(words)) FROM new_rows WHERE published));
  PERFORM FROM catalogue_counts WHERE category IN (SELECT category FROM new_rows) ORDER BY category FOR UPDATE;
  UPDATE catalogue_counts SET products = catalogue_counts.products + added.number
  FROM (SELECT category, count(*) AS number FROM new_rows WHERE published GROUP BY category) AS added
  WHERE added.category = catalogue_counts.category;
  PERFORM tell_of_products(array(SELECT id::text FROM new_rows LIMIT 301));
  RETURN NULL;
END
$$;
CREATE FUNCTION products_truncated() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE catalogue_counts SET products = 0;
  PERFORM pg_notify('catalogue', '');
  RETURN NULL;
END
$$;
CREATE FUNCTION published_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_stock(NEW.id, variant_id)
  FROM (SELECT DISTINCT variant_id FROM stock_watches WHERE product_id = NEW.id) AS awaited;
  RETURN NULL;
END
$$;
CREATE FUNCTION raise_product_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE FUNCTION raise_user_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.version := OLD.version + 1;
  RETURN NEW;
END
$$;
CREATE FUNCTION redraw_sizes(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF cardinality(ids) = 0 THEN
    RETURN;
  END IF;
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products SET said_words = drawn.said_words, words = drawn.words
  FROM products AS before, draw_said_words(before) AS drawn
  WHERE products.id = ANY(ids) AND before.id = products.id
    AND (products.said_words, products.words) IS DISTINCT FROM (drawn.said_words, drawn.words);
END $$;
CREATE FUNCTION refund_moved() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP <> 'INSERT' THEN PERFORM count_refund(OLD, -1); END IF;
  IF TG_OP <> 'DELETE' THEN PERFORM count_refund(NEW, 1); END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION refuse_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' AND TG_LEVEL = 'STATEMENT' AND current_setting('larkwood.forgetting', true) = 'on' THEN
    RETURN NULL;
  END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE FUNCTION refuse_document_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND NOT EXISTS (SELECT FROM orders WHERE id = OLD.order_id) THEN RETURN OLD; END IF;
  RAISE EXCEPTION 'documents never change' USING ERRCODE = 'insufficient_privilege';
END
$$;
CREATE FUNCTION roll_up_sales() RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  -- One statement, so that both see the same moment: whatever is visible in it was numbered before its end.
  IF EXISTS (SELECT FROM order_events WHERE transaction_id >= pg_snapshot_xmax(pg_current_snapshot()))
    OR EXISTS (SELECT FROM sales_progress WHERE pg_snapshot_xmax(counted) > pg_snapshot_xmax(pg_current_snapshot()))
  THEN
    PERFORM count_sales_anew();
  END IF;
  PERFORM take_in_sales();
END
$$;
CREATE FUNCTION said_of(options jsonb, attributes jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE RETURN ((COALESCE((SELECT string_agg((value.value ->> 'name'::text), ' '::text) AS string_agg FROM jsonb_path_query(said_of.options, '$[*]."values"[*]'::jsonpath) value(value)), ''::text) || ' '::text) || COALESCE((SELECT string_agg(words.word, ' '::text) AS string_agg FROM jsonb_each(CASE jsonb_typeof(said_of.attributes) WHEN 'object'::text THEN said_of.attributes ELSE '{}'::jsonb END) given(key, value), LATERAL (SELECT (given.value #>> '{}'::text[]) AS word WHERE (jsonb_typeof(given.value) = 'string'::text) UNION ALL SELECT element.value AS element FROM jsonb_array_elements_text(CASE jsonb_typeof(given.value) WHEN 'array'::text THEN given.value ELSE '[]'::jsonb END) element(value) UNION ALL SELECT ((given.value #>> '{}'::text[]) || CASE given.key WHEN 'seats'::text THEN ' seats'::text ELSE ' cm'::text END) WHERE ((jsonb_typeof(given.value) = 'number'::text) AND (given.key = ANY (ARRAY['width'::text, 'depth'::text, 'height'::text, 'seats'::text])))) words WHERE ((length(words.word) <= 60) AND (given.key <> ALL (ARRAY['assembly'::text, 'care'::text, 'parcel-sizes'::text])))), ''::text));
CREATE FUNCTION search_deletes(word text) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  WITH RECURSIVE form(letters, left_out) AS (
    SELECT left(word, 9), 0
    UNION
    SELECT left(letters, place - 1) || substr(letters, place + 1), left_out + 1
    FROM form, generate_series(1, length(letters)) AS place
    WHERE left_out < CASE WHEN length(word) < 5 THEN 1 ELSE 2 END AND length(letters) > 1
  )
  SELECT array_agg(DISTINCT letters) FROM form
$$;
CREATE FUNCTION search_head(name text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN "substring"(regexp_replace(regexp_replace(search_fold(name), '\s(on|of|with|for|in|and|from|without|&)\s.*$'::text, ''::text), '(\s+(set|trio|pair|duo|[0-9[:punct:]]+))+\s*$'::text, ''::text), '\S+\s*$'::text);
CREATE FUNCTION search_singular(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN CASE WHEN ((length(word) < 4) OR (word !~ 's$'::text) OR (word ~ '(ss|us|is)$'::text)) THEN word WHEN (word ~ '(shel|hal|cal|el|scar|lea|loa|thie)ves$'::text) THEN regexp_replace(word, 'ves$'::text, 'f'::text) WHEN (word ~ '(kni|wi|li)ves$'::text) THEN regexp_replace(word, 'ves$'::text, 'fe'::text) WHEN (word ~ '..ies$'::text) THEN regexp_replace(word, 'ies$'::text, 'y'::text) WHEN (word ~ '(ss|x|zz|ch|sh)es$'::text) THEN "left"(word, '-2'::integer) ELSE "left"(word, '-1'::integer) END;
CREATE FUNCTION search_phrases(phrases text[]) RETURNS text[] LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN ARRAY(SELECT COALESCE((SELECT string_agg(search_singular(word.lexeme), ' '::text ORDER BY place.place) AS string_agg FROM unnest(search_words(given.phrase)) word(lexeme, places, weights), LATERAL unnest(word.places) place(place)), ''::text) AS "coalesce" FROM unnest(search_phrases.phrases) WITH ORDINALITY given(phrase, number) ORDER BY given.number);
CREATE FUNCTION search_prefixes(words text[]) RETURNS tsquery LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN (SELECT to_tsquery('simple'::regconfig, string_agg((part.part || ':*'::text), ' & '::text)) AS to_tsquery FROM unnest(search_prefixes.words) given(given), LATERAL unnest(tsvector_to_array(search_words(given.given))) part(part));
CREATE FUNCTION search_stem(word text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN COALESCE((ts_lexize('english_stem'::regdictionary, search_singular(word)))[1], word);
CREATE FUNCTION search_synonyms_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('catalogue', '-');
  RETURN NULL;
END
$$;
CREATE FUNCTION spread_over_variants() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  difference bigint := NEW.quantity::bigint - OLD.quantity;
BEGIN
  UPDATE variants
  SET quantity = CASE
      WHEN difference < 0 THEN share.quantity - LEAST(share.quantity, GREATEST(0, -difference - share.before))
      WHEN share.is_default THEN share.quantity + difference
      ELSE share.quantity
    END,
    price_cents = CASE WHEN variants.price_cents = OLD.price_cents THEN NEW.price_cents ELSE variants.price_cents END,
    compare_at_cents = CASE WHEN share.is_default THEN NEW.compare_at_cents ELSE variants.compare_at_cents END,
    image_url = CASE
      WHEN share.is_default AND NEW.image_url <> OLD.image_url THEN NEW.image_url
      ELSE variants.image_url
    END
  FROM (
    SELECT id, quantity, row_number() OVER (ORDER BY position) = 1 AS is_default,
      sum(quantity) OVER (ORDER BY position) - quantity AS before
    FROM variants WHERE product_id = NEW.id
  ) AS share
  WHERE variants.id = share.id;
  RETURN NULL;
END
$$;
CREATE FUNCTION sum_up_variants(ids text[]) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM FROM products WHERE id = ANY(ids) ORDER BY id FOR UPDATE;
  UPDATE products
  SET has_variants = true, quantity = whole.quantity, price_cents = whole.price_cents,
    compare_at_cents = whole.compare_at_cents, image_url = coalesce(whole.image_url, products.image_url)
  FROM (
    SELECT product_id, LEAST(sum(quantity), 2147483647)::integer AS quantity,
      (array_agg(price_cents ORDER BY position))[1] AS price_cents,
      (array_agg(compare_at_cents ORDER BY position))[1] AS compare_at_cents,
      (array_agg(image_url ORDER BY position))[1] AS image_url
    FROM variants WHERE product_id = ANY(ids) GROUP BY product_id
  ) AS whole
  WHERE products.id = whole.product_id
    AND (products.has_variants, products.quantity, products.price_cents, products.compare_at_cents, products.image_url)
      IS DISTINCT FROM (true, whole.quantity, whole.price_cents, whole.compare_at_cents,
        coalesce(whole.image_url, products.image_url));
  -- With the last variant go the options; the pieces stay on the shelf.
  UPDATE products SET has_variants = false, options = NULL
  WHERE id = ANY(ids) AND has_variants AND NOT EXISTS (SELECT FROM variants WHERE product_id = products.id);
END
$$;
CREATE FUNCTION take_in_sales() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  last sales_progress%ROWTYPE;
  seen pg_snapshot;
BEGIN
  SELECT * INTO last FROM sales_progress FOR UPDATE SKIP LOCKED;
  IF NOT FOUND THEN RETURN; END IF;
  -- After the lock, so that it sees all that the last one saw.
  seen := pg_current_snapshot();

  CREATE TEMP TABLE IF NOT EXISTS fresh_events (LIKE order_events) ON COMMIT DELETE ROWS;
  INSERT INTO fresh_events
  SELECT * FROM order_events
  WHERE transaction_id >= coalesce(pg_snapshot_xmin(last.counted), '0')
    AND pg_visible_in_snapshot(transaction_id, last.counted) IS NOT TRUE
    AND pg_visible_in_snapshot(transaction_id, seen);
  IF NOT FOUND THEN RETURN; END IF;

  INSERT INTO sales_months AS months (month, orders)
  SELECT date_trunc('month', events.at AT TIME ZONE 'UTC')::date,
    count(*) FILTER (WHERE events.status = 'PLACED') - count(*) FILTER (WHERE events.status = 'CANCELLED')
  FROM fresh_events AS events
  WHERE events.status IN ('PLACED', 'CANCELLED')
  GROUP BY 1
  ON CONFLICT (month) DO UPDATE SET orders = months.orders + excluded.orders;

  INSERT INTO sales_products AS popular (product_id, sold)
  SELECT product_id, sum(CASE events.status WHEN 'PLACED' THEN quantity ELSE -quantity END)
  FROM fresh_events AS events JOIN order_lines USING (order_id)
  WHERE events.status IN ('PLACED', 'CANCELLED', 'RETURNED') AND product_id IS NOT NULL
  GROUP BY product_id
  ORDER BY product_id
  ON CONFLICT (product_id) DO UPDATE SET sold = popular.sold + excluded.sold;

  INSERT INTO sales_customers AS buyers (user_id, orders)
  SELECT user_id, sum(CASE events.status WHEN 'PLACED' THEN 1 ELSE -1 END)
  FROM fresh_events AS events JOIN orders ON orders.id = events.order_id
  WHERE events.status IN ('PLACED', 'CANCELLED') AND user_id IS NOT NULL
  GROUP BY user_id
  ORDER BY user_id
  ON CONFLICT (user_id) DO UPDATE SET orders = buyers.orders + excluded.orders;

  UPDATE sales_progress SET counted = seen;
END
$$;
CREATE FUNCTION tell_of_products(ids text[]) RETURNS void LANGUAGE sql AS $$
  SELECT pg_notify('catalogue', CASE WHEN cardinality(ids) > 300 THEN '' ELSE array_to_string(ids, ',') END)
  WHERE cardinality(ids) > 0
$$;
CREATE TABLE jobs (
  id bigint NOT NULL, kind text NOT NULL, payload jsonb NOT NULL, comes_again text, state text DEFAULT 'waiting'::text NOT NULL,
  due_at timestamptz NOT NULL, attempts integer DEFAULT 0 NOT NULL, claim integer DEFAULT 0 NOT NULL, released boolean DEFAULT false NOT NULL,
  cancel_asked boolean DEFAULT false NOT NULL, owner_id object_id, steps_done bigint, steps_total bigint, result jsonb, last_error text,
  created_at timestamptz NOT NULL, finished_at timestamptz,
  CONSTRAINT jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'held'::text, 'done'::text, 'dead'::text, 'cancelled'::text])))
)
WITH (autovacuum_vacuum_scale_factor='0.05');
CREATE TABLE stock_watches (
  user_id object_id NOT NULL, product_id object_id NOT NULL, variant_id object_id NOT NULL, created_at timestamptz(3) NOT NULL
);
CREATE FUNCTION tell_of_stock(product text, variant text) RETURNS void LANGUAGE sql
    BEGIN ATOMIC
 INSERT INTO jobs (kind, payload, created_at, due_at)  SELECT 'stock.back',
             jsonb_build_object('productId', tell_of_stock.product, 'variantId', tell_of_stock.variant) AS jsonb_build_object,
             now() AS now,
             now() AS now
           WHERE (EXISTS ( SELECT
                    FROM stock_watches
                   WHERE (((stock_watches.product_id)::text = tell_of_stock.product) AND ((stock_watches.variant_id)::text = tell_of_stock.variant))));
END;
CREATE FUNCTION tell_settings() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('settings', '');
  RETURN NULL;
END
$$;
CREATE FUNCTION upload_name(image_url text) RETURNS text LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE AS $$
  SELECT substring(image_url FROM '/images/uploads/([0-9a-f]{32})')
$$;
CREATE FUNCTION variant_is_back() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM tell_of_stock(NEW.product_id, NEW.id);
  RETURN NULL;
END
$$;
CREATE FUNCTION variant_resized() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM redraw_sizes(ARRAY[NEW.product_id::text]);
  RETURN NULL;
END
$$;
CREATE FUNCTION variant_sizes(product text) RETURNS text LANGUAGE sql STABLE AS $$
  SELECT string_agg(DISTINCT length || ' cm', ' ')
  FROM variants, LATERAL (VALUES (measures ->> 'width'), (measures ->> 'depth'), (measures ->> 'height')) AS given(length)
  WHERE product_id = product AND measures IS NOT NULL AND length IS NOT NULL
$$;
CREATE FUNCTION variants_deleted() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM skus WHERE owner_id IN (SELECT id FROM old_rows);
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM old_rows));
  PERFORM redraw_sizes(array(SELECT DISTINCT product_id::text FROM old_rows WHERE measures IS NOT NULL));
  RETURN NULL;
END
$$;
CREATE FUNCTION variants_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM sum_up_variants(array(SELECT DISTINCT product_id::text FROM new_rows));
  IF TG_OP = 'INSERT' THEN
    PERFORM redraw_sizes(array(SELECT DISTINCT product_id::text FROM new_rows WHERE measures IS NOT NULL));
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION void_email_verification() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM email_verifications WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE FUNCTION void_password_reset() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM password_resets WHERE user_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE FUNCTION without_personal(entry jsonb) RETURNS jsonb LANGUAGE sql IMMUTABLE STRICT PARALLEL SAFE RETURN CASE WHEN (jsonb_typeof(entry) <> 'object'::text) THEN entry ELSE (SELECT COALESCE(jsonb_object_agg(jsonb_each.key, CASE WHEN (jsonb_each.key = ANY (ARRAY['userName'::text, 'firstName'::text, 'lastName'::text, 'email'::text, 'address'::text, 'country'::text, 'phoneNumber'::text, 'device'::text])) THEN '""'::jsonb ELSE jsonb_each.value END), '{}'::jsonb) AS "coalesce" FROM jsonb_each(without_personal.entry) jsonb_each(key, value)) END;
CREATE TABLE attributes (
  key text NOT NULL, name text NOT NULL, type text NOT NULL, unit text DEFAULT ''::text NOT NULL, choices jsonb DEFAULT '[]'::jsonb NOT NULL,
  facet boolean NOT NULL, "position" integer NOT NULL,
  CONSTRAINT attributes_key_check CHECK (((key ~ '^[a-z][a-z0-9]*(-[a-z0-9]+)*$'::text) AND (length(key) <= 40))),
  CONSTRAINT attributes_name_check CHECK ((name <> ''::text)),
  CONSTRAINT attributes_type_check CHECK ((type = ANY (ARRAY['number'::text, 'choice'::text, 'choices'::text, 'flag'::text, 'text'::text])))
);
CREATE TABLE audit_log (
  id bigint NOT NULL, at timestamptz(3) DEFAULT now() NOT NULL, actor_id object_id, actor_name text NOT NULL, action text NOT NULL,
  subject_type text NOT NULL, subject_id text, before jsonb, after jsonb, request_id text NOT NULL
);
ALTER TABLE audit_log ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE bulk_undo (
  job_id bigint NOT NULL, product_id object_id NOT NULL, before jsonb NOT NULL, version integer NOT NULL
);
CREATE TABLE catalogue_counts (
  category text NOT NULL, products bigint DEFAULT 0 NOT NULL
);
CREATE TABLE collection_products (
  collection_id object_id NOT NULL, product_id object_id NOT NULL
);
CREATE TABLE collections (
  id object_id NOT NULL, slug text NOT NULL, name text NOT NULL, description text DEFAULT ''::text NOT NULL, rule jsonb,
  "position" integer NOT NULL, version integer DEFAULT 1 NOT NULL, CONSTRAINT collections_name_check CHECK ((name <> ''::text)),
  CONSTRAINT collections_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 60)))
);
CREATE TABLE coupon_guesses (
  user_id text NOT NULL, wrong integer NOT NULL, last_code text NOT NULL, since timestamptz NOT NULL
);
CREATE TABLE coupon_uses (
  coupon_id object_id NOT NULL, user_id object_id NOT NULL, uses integer NOT NULL, CONSTRAINT coupon_uses_uses_check CHECK ((uses >= 0))
);
CREATE TABLE coupons (
  id object_id NOT NULL, code text NOT NULL, kind text NOT NULL, value integer NOT NULL, min_total_cents bigint NOT NULL,
  starts_at timestamptz, ends_at timestamptz, max_uses integer, max_uses_per_user integer, uses integer DEFAULT 0 NOT NULL,
  created_at timestamptz NOT NULL, CONSTRAINT coupons_check CHECK (((uses >= 0) AND ((max_uses IS NULL) OR (uses <= max_uses)))),
  CONSTRAINT coupons_check1 CHECK (((kind <> 'percent'::text) OR (value <= 10000))),
  CONSTRAINT coupons_code_check CHECK ((code = upper(code))),
  CONSTRAINT coupons_ends_at_check CHECK (((ends_at >= '2000-01-01 00:00:00+00'::timestamptz) AND (ends_at < '2200-01-01 00:00:00+00'::timestamptz))),
  CONSTRAINT coupons_kind_check CHECK ((kind = ANY (ARRAY['percent'::text, 'fixed'::text]))),
  CONSTRAINT coupons_max_uses_check CHECK ((max_uses > 0)), CONSTRAINT coupons_max_uses_per_user_check CHECK ((max_uses_per_user > 0)),
  CONSTRAINT coupons_min_total_cents_check CHECK ((min_total_cents >= 0)),
  CONSTRAINT coupons_starts_at_check CHECK (((starts_at >= '2000-01-01 00:00:00+00'::timestamptz) AND (starts_at < '2200-01-01 00:00:00+00'::timestamptz))),
  CONSTRAINT coupons_value_check CHECK ((value > 0))
);
CREATE TABLE customer_records (
  user_id object_id NOT NULL, note text DEFAULT ''::text NOT NULL, blocked_at timestamptz, version integer DEFAULT 1 NOT NULL
);
CREATE TABLE document_numbers (
  kind text NOT NULL, last bigint NOT NULL
);
CREATE TABLE documents (
  id object_id NOT NULL, order_id object_id NOT NULL, kind text NOT NULL, number bigint NOT NULL, refund_id object_id,
  amount_cents bigint NOT NULL, content jsonb NOT NULL, created_at timestamptz NOT NULL,
  CONSTRAINT documents_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT documents_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'credit_note'::text]))),
  CONSTRAINT documents_number_check CHECK ((number > 0))
);
CREATE TABLE email_verifications (
  user_id object_id NOT NULL, hash bytea, requested_at timestamptz(3) NOT NULL, expires_at timestamptz(3) NOT NULL, verified_at timestamptz(3)
);
CREATE TABLE forgotten_mails (
  id bigint NOT NULL, mailbox bytea NOT NULL, kind text NOT NULL, created_at timestamptz NOT NULL
);
ALTER TABLE forgotten_mails ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE order_lines (
  order_id object_id NOT NULL, "position" integer NOT NULL, product_id object_id, name text NOT NULL, image_url text NOT NULL,
  price_cents integer NOT NULL, quantity integer NOT NULL, variant_id object_id, variant text DEFAULT ''::text NOT NULL,
  returned integer DEFAULT 0 NOT NULL, CONSTRAINT order_lines_check CHECK (((returned >= 0) AND (returned <= quantity))),
  CONSTRAINT order_lines_price_cents_check CHECK ((price_cents >= 0)), CONSTRAINT order_lines_quantity_check CHECK ((quantity > 0))
);
CREATE TABLE product_images (
  product_id object_id NOT NULL, "position" integer NOT NULL, image_url text NOT NULL, alt text NOT NULL, kind text NOT NULL,
  CONSTRAINT product_images_alt_check CHECK ((length(alt) <= 200)),
  CONSTRAINT product_images_kind_check CHECK ((kind = ANY (ARRAY['front'::text, 'side'::text, 'detail'::text, 'room'::text, 'scale'::text]))),
  CONSTRAINT product_images_position_check CHECK ((("position" >= 0) AND ("position" <= 99)))
);
CREATE TABLE settings (
  key text NOT NULL, value jsonb, version integer NOT NULL, updated_at timestamptz NOT NULL, previous jsonb
);
CREATE TABLE variants (
  id object_id NOT NULL, product_id object_id NOT NULL, "position" integer NOT NULL, choice text[] NOT NULL, label text NOT NULL,
  price_cents integer NOT NULL, compare_at_cents integer, quantity integer NOT NULL, image_url text, measures jsonb,
  CONSTRAINT variants_choice_check CHECK (((cardinality(choice) >= 1) AND (cardinality(choice) <= 3))),
  CONSTRAINT variants_label_check CHECK ((label <> ''::text)),
  CONSTRAINT variants_position_check CHECK ((("position" >= 0) AND ("position" <= 199))),
  CONSTRAINT variants_price_cents_check CHECK ((price_cents >= 0)), CONSTRAINT variants_quantity_check CHECK ((quantity >= 0))
)
WITH (fillfactor='85');
CREATE VIEW image_uses AS
 SELECT upload_name(products.image_url) AS name,
    'product'::text AS kind,
    products.id AS subject_id
   FROM products
  WHERE (products.image_url ~~ '%/images/uploads/%'::text)
UNION ALL
 SELECT upload_name(order_lines.image_url) AS name,
    'order'::text AS kind,
    order_lines.order_id AS subject_id
   FROM order_lines
  WHERE (order_lines.image_url ~~ '%/images/uploads/%'::text)
UNION ALL
 SELECT upload_name(product_images.image_url) AS name,
    'product'::text AS kind,
    product_images.product_id AS subject_id
   FROM product_images
  WHERE (product_images.image_url ~~ '%/images/uploads/%'::text)
UNION ALL
 SELECT upload_name(variants.image_url) AS name,
    'product'::text AS kind,
    variants.product_id AS subject_id
   FROM variants
  WHERE (variants.image_url ~~ '%/images/uploads/%'::text)
UNION ALL
 SELECT upload_name((swatch.swatch #>> '{}'::text[])) AS name,
    'product'::text AS kind,
    products.id AS subject_id
   FROM products,
    LATERAL jsonb_path_query(products.options, '$[*]."values"[*]."swatchUrl"'::jsonpath) swatch(swatch)
  WHERE ((swatch.swatch #>> '{}'::text[]) ~~ '%/images/uploads/%'::text)
UNION ALL
 SELECT upload_name((address.address #>> '{}'::text[])) AS name,
    'setting'::text AS kind,
    (NULL::text)::object_id AS subject_id
   FROM settings,
    LATERAL jsonb_path_query(jsonb_build_array(settings.value, settings.previous), 'strict $.**?(@.type() == "string")'::jsonpath) address(address)
  WHERE ((address.address #>> '{}'::text[]) ~~ '%/images/uploads/%'::text);
CREATE TABLE images (
  name text NOT NULL, hash text, bytes integer, width integer, height integer, variants jsonb NOT NULL, uploaded_by text,
  uploaded_at timestamptz NOT NULL, asked_at timestamptz NOT NULL, stored_at timestamptz, stored_in text DEFAULT 'folder'::text NOT NULL,
  removing_at timestamptz, CONSTRAINT images_hash_check CHECK ((hash ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT images_name_check CHECK ((name ~ '^[0-9a-f]{32}$'::text)),
  CONSTRAINT images_stored_in_check CHECK ((stored_in = ANY (ARRAY['folder'::text, 'bucket'::text])))
);
CREATE TABLE job_files (
  job_id bigint NOT NULL, part integer NOT NULL, bytes bytea NOT NULL
);
ALTER TABLE jobs ALTER COLUMN id ADD GENERATED BY DEFAULT AS IDENTITY;
CREATE TABLE known_networks (
  user_id object_id NOT NULL, hash bytea NOT NULL, last_at timestamptz(3) NOT NULL
);
CREATE TABLE money_months (
  month date NOT NULL, income_cents bigint DEFAULT 0 NOT NULL, refund_cents bigint DEFAULT 0 NOT NULL
);
CREATE TABLE newsletter_subscribers (
  email text NOT NULL, created_at timestamptz(3) DEFAULT now() NOT NULL,
  CONSTRAINT newsletter_subscribers_email_check CHECK ((email = lower(email)))
);
CREATE TABLE order_events (
  id bigint NOT NULL, order_id object_id NOT NULL, status text NOT NULL, at timestamptz NOT NULL, actor_id object_id, actor_name text NOT NULL,
  note text DEFAULT ''::text NOT NULL, transaction_id xid8 DEFAULT pg_current_xact_id() NOT NULL
);
ALTER TABLE order_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE request_keys (
  user_id object_id CONSTRAINT order_keys_user_id_not_null NOT NULL, key text CONSTRAINT order_keys_key_not_null NOT NULL, request_hash bytea CONSTRAINT order_keys_request_hash_not_null NOT NULL, made_id object_id, created_at timestamptz CONSTRAINT order_keys_created_at_not_null NOT NULL, outcome jsonb
);
CREATE VIEW order_keys AS
 SELECT request_keys.user_id,
    request_keys.key,
    request_keys.request_hash,
    request_keys.made_id AS order_id,
    request_keys.created_at
   FROM request_keys;
CREATE TABLE order_notes (
  id object_id NOT NULL, order_id object_id NOT NULL, kind text NOT NULL, body text NOT NULL, actor_id object_id, actor_name text NOT NULL,
  at timestamptz NOT NULL, CONSTRAINT order_notes_kind_check CHECK ((kind = ANY (ARRAY['note'::text, 'change'::text])))
);
CREATE TABLE orders (
  id object_id NOT NULL, number bigint NOT NULL, user_id object_id, status text NOT NULL, first_name text NOT NULL, last_name text NOT NULL,
  email text NOT NULL, country text NOT NULL, address text NOT NULL, phone_number text NOT NULL, notes text NOT NULL,
  item_count integer NOT NULL, subtotal_cents bigint NOT NULL, discount_cents bigint NOT NULL, total_cents bigint NOT NULL,
  coupon_id object_id, coupon_code text, payment_method text NOT NULL, created_at timestamptz NOT NULL,
  words tsvector GENERATED ALWAYS AS (search_words(((((first_name || ' '::text) || last_name) || ' '::text) || email))) STORED NOT NULL,
  shipping_cents bigint DEFAULT 0 NOT NULL, tax_cents bigint DEFAULT 0 NOT NULL, tax_included boolean DEFAULT true NOT NULL,
  taxes jsonb DEFAULT '[]'::jsonb NOT NULL, delivery jsonb, version integer DEFAULT 1 NOT NULL, parcels jsonb DEFAULT '[]'::jsonb NOT NULL,
  CONSTRAINT orders_discount_cents_check CHECK ((discount_cents >= 0)), CONSTRAINT orders_item_count_check CHECK ((item_count > 0)),
  CONSTRAINT orders_parts_sum_up CHECK (((total_cents >= 0) AND (total_cents = (((subtotal_cents - discount_cents) + shipping_cents) + CASE
  WHEN tax_included THEN (0)::bigint ELSE tax_cents END)))), CONSTRAINT orders_shipping_cents_check CHECK ((shipping_cents >= 0)),
  CONSTRAINT orders_status_check CHECK ((status = ANY (ARRAY['PLACED'::text, 'CONFIRMED'::text, 'SHIPPED'::text, 'OUT_FOR_DELIVERY'::text, 'DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text]))),
  CONSTRAINT orders_subtotal_cents_check CHECK ((subtotal_cents >= 0)), CONSTRAINT orders_tax_cents_check CHECK ((tax_cents >= 0))
)
WITH (fillfactor='90');
ALTER TABLE orders ALTER COLUMN number ADD GENERATED ALWAYS AS IDENTITY;
CREATE VIEW outbox AS
 SELECT jobs.id,
    (jobs.payload ->> 'kind'::text) AS kind,
    (jobs.payload ->> 'recipient'::text) AS recipient,
    (jobs.payload ->> 'subject'::text) AS subject,
    (jobs.payload ->> 'body'::text) AS body,
    jobs.created_at,
        CASE jobs.state
            WHEN 'done'::text THEN jobs.finished_at
            ELSE NULL::timestamptz
        END AS sent_at,
    jobs.state,
    jobs.attempts,
    jobs.released,
    jobs.last_error
   FROM jobs
  WHERE (jobs.kind = 'mail'::text);
CREATE TABLE password_resets (
  user_id object_id NOT NULL, hash bytea NOT NULL, requested_at timestamptz NOT NULL, expires_at timestamptz NOT NULL
);
CREATE TABLE payment_attempts (
  id object_id NOT NULL, order_id object_id NOT NULL, method text NOT NULL, state text NOT NULL, amount_cents bigint NOT NULL, reference text,
  charge text, url text, return_to text NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  CONSTRAINT payment_attempts_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT payment_attempts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'authorised'::text, 'paid'::text, 'refused'::text, 'expired'::text])))
);
CREATE TABLE payment_disputes (
  id object_id NOT NULL, order_id object_id NOT NULL, attempt_id object_id NOT NULL, reference text NOT NULL, state text NOT NULL,
  amount_cents bigint NOT NULL, reason text DEFAULT ''::text NOT NULL, respond_by timestamptz, created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL, CONSTRAINT payment_disputes_amount_cents_check CHECK ((amount_cents >= 0)),
  CONSTRAINT payment_disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text])))
);
CREATE TABLE payment_events (
  id bigint NOT NULL, order_id object_id NOT NULL, method text NOT NULL, event_id text, kind text NOT NULL, amount_cents bigint,
  at timestamptz NOT NULL
);
ALTER TABLE payment_events ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE product_slugs (
  slug text NOT NULL, product_id object_id NOT NULL,
  CONSTRAINT product_slugs_slug_check CHECK (((slug ~ '^[a-z0-9]+(-[a-z0-9]+)*$'::text) AND (length(slug) <= 80) AND (slug !~ '^[0-9a-f]{24}$'::text)))
);
CREATE TABLE recovery_codes (
  user_id object_id NOT NULL, hash bytea NOT NULL
);
CREATE TABLE refresh_tokens (
  hash bytea NOT NULL, session_id object_id NOT NULL, issued_at timestamptz(3) NOT NULL, replaced_at timestamptz(3)
);
CREATE TABLE return_requests (
  id object_id NOT NULL, order_id object_id NOT NULL, lines jsonb NOT NULL, reason text NOT NULL, state text DEFAULT 'asked'::text NOT NULL,
  answer text DEFAULT ''::text NOT NULL, created_at timestamptz NOT NULL, updated_at timestamptz NOT NULL,
  CONSTRAINT return_requests_state_check CHECK ((state = ANY (ARRAY['asked'::text, 'accepted'::text, 'declined'::text, 'done'::text])))
);
CREATE TABLE sale_prices (
  owner_id object_id NOT NULL, product_id object_id NOT NULL, price_cents integer NOT NULL, starts_at timestamptz NOT NULL,
  ends_at timestamptz, is_on boolean DEFAULT false NOT NULL, regular_cents integer, regular_compare_at_cents integer,
  next_at timestamptz GENERATED ALWAYS AS ( CASE WHEN is_on THEN ends_at ELSE starts_at END) STORED,
  CONSTRAINT sale_prices_check CHECK ((ends_at > starts_at)), CONSTRAINT sale_prices_check1 CHECK ((is_on = (regular_cents IS NOT NULL))),
  CONSTRAINT sale_prices_price_cents_check CHECK ((price_cents > 0))
);
CREATE TABLE sales_customers (
  user_id object_id NOT NULL, orders integer NOT NULL
);
CREATE TABLE sales_months (
  month date NOT NULL, orders bigint DEFAULT 0 NOT NULL
);
CREATE TABLE sales_products (
  product_id object_id NOT NULL, sold bigint NOT NULL
);
CREATE TABLE sales_progress (
  single boolean DEFAULT true NOT NULL, counted pg_snapshot, CONSTRAINT sales_progress_single_check CHECK (single)
);
CREATE TABLE search_synonyms (
  id object_id NOT NULL, phrases text[] NOT NULL, one_way boolean DEFAULT false NOT NULL, version integer DEFAULT 1 NOT NULL,
  created_at timestamptz(3) DEFAULT now() NOT NULL, terms text[] GENERATED ALWAYS AS (search_phrases(phrases)) STORED NOT NULL,
  CONSTRAINT search_synonyms_phrases_check CHECK (((cardinality(phrases) >= 2) AND (cardinality(phrases) <= 12))),
  CONSTRAINT search_synonyms_version_check CHECK ((version > 0))
);
CREATE TABLE search_vocabulary (
  word text NOT NULL COLLATE pg_catalog."C", deletes text[] GENERATED ALWAYS AS (search_deletes(word)) STORED NOT NULL,
  singular text GENERATED ALWAYS AS (search_singular(word)) STORED NOT NULL COLLATE pg_catalog."C",
  stem text GENERATED ALWAYS AS (search_stem(word)) STORED NOT NULL COLLATE pg_catalog."C"
);
CREATE TABLE second_factors (
  user_id object_id NOT NULL, secret bytea NOT NULL, created_at timestamptz(3) NOT NULL, confirmed_at timestamptz(3),
  last_step bigint DEFAULT 0 NOT NULL, failures integer DEFAULT 0 NOT NULL, blocked_until timestamptz(3),
  CONSTRAINT second_factors_failures_check CHECK ((failures >= 0))
);
CREATE TABLE sessions (
  id object_id NOT NULL, user_id object_id NOT NULL, device text NOT NULL, address text NOT NULL, remembered boolean NOT NULL,
  created_at timestamptz(3) NOT NULL, last_seen_at timestamptz(3) NOT NULL, expires_at timestamptz(3) NOT NULL, ended_at timestamptz(3)
);
CREATE TABLE sign_in_failures (
  account text NOT NULL, address text NOT NULL, failures integer NOT NULL, blocked_until timestamptz(3) NOT NULL,
  last_at timestamptz(3) NOT NULL
);
CREATE TABLE skus (
  owner_id object_id NOT NULL, product_id object_id NOT NULL, sku text NOT NULL, CONSTRAINT skus_sku_check CHECK ((sku <> ''::text))
);
CREATE TABLE stock_moves (
  id bigint NOT NULL, product_id object_id NOT NULL, kind text NOT NULL, change integer NOT NULL, quantity_after integer NOT NULL,
  order_id object_id, actor_id object_id, note text DEFAULT ''::text NOT NULL, at timestamptz(3) NOT NULL, variant_id object_id,
  CONSTRAINT stock_moves_change_check CHECK ((change <> 0)),
  CONSTRAINT stock_moves_kind_check CHECK ((kind = ANY (ARRAY['opening'::text, 'sale'::text, 'cancel'::text, 'return'::text, 'count'::text, 'edit'::text, 'import'::text]))),
  CONSTRAINT stock_moves_quantity_after_check CHECK ((quantity_after >= 0))
);
ALTER TABLE stock_moves ALTER COLUMN id ADD GENERATED ALWAYS AS IDENTITY;
CREATE TABLE test_card_payments (
  id object_id NOT NULL, state text NOT NULL, amount_cents bigint NOT NULL, refunds jsonb DEFAULT '{}'::jsonb NOT NULL,
  CONSTRAINT test_card_payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'authorised'::text, 'paid'::text, 'refused'::text, 'expired'::text])))
);
CREATE TABLE users (
  id object_id NOT NULL, user_name text NOT NULL, email text NOT NULL, password_hash text NOT NULL, role text DEFAULT 'User'::text NOT NULL,
  first_name text DEFAULT ''::text NOT NULL, last_name text DEFAULT ''::text NOT NULL, address text DEFAULT ''::text NOT NULL,
  country text DEFAULT ''::text NOT NULL, phone_number text DEFAULT ''::text NOT NULL, created_at timestamptz(3) DEFAULT now() NOT NULL,
  words tsvector GENERATED ALWAYS AS (search_words(((((((((user_name || ' '::text) || first_name) || ' '::text) || last_name) || ' '::text) || email) || ' '::text) || country))) STORED,
  version integer DEFAULT 1 NOT NULL, permissions text[], CONSTRAINT users_email_check CHECK ((email <> ''::text)),
  CONSTRAINT users_role_check CHECK ((role = ANY (ARRAY['User'::text, 'Admin'::text]))),
  CONSTRAINT users_user_name_check CHECK ((user_name <> ''::text)), CONSTRAINT users_version_check CHECK ((version > 0))
);
ALTER TABLE attributes ADD CONSTRAINT attributes_pkey PRIMARY KEY (key);
ALTER TABLE audit_log ADD CONSTRAINT audit_log_pkey PRIMARY KEY (id);
ALTER TABLE bulk_undo ADD CONSTRAINT bulk_undo_pkey PRIMARY KEY (job_id, product_id);
ALTER TABLE catalogue_counts ADD CONSTRAINT catalogue_counts_pkey PRIMARY KEY (category);
ALTER TABLE collection_products ADD CONSTRAINT collection_products_pkey PRIMARY KEY (collection_id, product_id);
ALTER TABLE collections ADD CONSTRAINT collections_pkey PRIMARY KEY (id);
ALTER TABLE collections ADD CONSTRAINT collections_slug UNIQUE (slug);
ALTER TABLE coupon_guesses ADD CONSTRAINT coupon_guesses_pkey PRIMARY KEY (user_id);
ALTER TABLE coupon_uses ADD CONSTRAINT coupon_uses_pkey PRIMARY KEY (coupon_id, user_id);
ALTER TABLE coupons ADD CONSTRAINT coupons_code_key UNIQUE (code);
ALTER TABLE coupons ADD CONSTRAINT coupons_pkey PRIMARY KEY (id);
ALTER TABLE customer_records ADD CONSTRAINT customer_records_pkey PRIMARY KEY (user_id);
ALTER TABLE document_numbers ADD CONSTRAINT document_numbers_pkey PRIMARY KEY (kind);
ALTER TABLE documents ADD CONSTRAINT documents_kind_number_key UNIQUE (kind, number);
ALTER TABLE documents ADD CONSTRAINT documents_pkey PRIMARY KEY (id);
ALTER TABLE email_verifications ADD CONSTRAINT email_verifications_hash_key UNIQUE (hash);
ALTER TABLE email_verifications ADD CONSTRAINT email_verifications_pkey PRIMARY KEY (user_id);
ALTER TABLE forgotten_mails ADD CONSTRAINT forgotten_mails_pkey PRIMARY KEY (id);
ALTER TABLE images ADD CONSTRAINT images_pkey PRIMARY KEY (name);
ALTER TABLE job_files ADD CONSTRAINT job_files_pkey PRIMARY KEY (job_id, part);
ALTER TABLE jobs ADD CONSTRAINT jobs_comes_again_key UNIQUE (comes_again);
ALTER TABLE jobs ADD CONSTRAINT jobs_pkey PRIMARY KEY (id);
ALTER TABLE known_networks ADD CONSTRAINT known_networks_pkey PRIMARY KEY (user_id, hash);
ALTER TABLE money_months ADD CONSTRAINT money_months_pkey PRIMARY KEY (month);
ALTER TABLE newsletter_subscribers ADD CONSTRAINT newsletter_subscribers_pkey PRIMARY KEY (email);
ALTER TABLE order_events ADD CONSTRAINT order_events_pkey PRIMARY KEY (id);
ALTER TABLE request_keys ADD CONSTRAINT order_keys_pkey PRIMARY KEY (user_id, key);
ALTER TABLE order_lines ADD CONSTRAINT order_lines_pkey PRIMARY KEY (order_id, "position");
ALTER TABLE order_notes ADD CONSTRAINT order_notes_pkey PRIMARY KEY (id);
ALTER TABLE orders ADD CONSTRAINT orders_number_key UNIQUE (number);
ALTER TABLE orders ADD CONSTRAINT orders_pkey PRIMARY KEY (id);
ALTER TABLE password_resets ADD CONSTRAINT password_resets_hash_key UNIQUE (hash);
ALTER TABLE password_resets ADD CONSTRAINT password_resets_pkey PRIMARY KEY (user_id);
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_pkey PRIMARY KEY (id);
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_attempt_id_reference_key UNIQUE (attempt_id, reference);
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_pkey PRIMARY KEY (id);
ALTER TABLE payment_events ADD CONSTRAINT payment_events_pkey PRIMARY KEY (id);
ALTER TABLE payments ADD CONSTRAINT payments_order_id_key UNIQUE (order_id);
ALTER TABLE payments ADD CONSTRAINT payments_pkey PRIMARY KEY (id);
ALTER TABLE product_images ADD CONSTRAINT product_images_pkey PRIMARY KEY (product_id, "position");
ALTER TABLE product_slugs ADD CONSTRAINT product_slugs_once PRIMARY KEY (slug);
ALTER TABLE products ADD CONSTRAINT products_pkey PRIMARY KEY (id);
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_pkey PRIMARY KEY (user_id, hash);
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_pkey PRIMARY KEY (hash);
ALTER TABLE refunds ADD CONSTRAINT refunds_pkey PRIMARY KEY (id);
ALTER TABLE return_requests ADD CONSTRAINT return_requests_pkey PRIMARY KEY (id);
ALTER TABLE sale_prices ADD CONSTRAINT sale_prices_pkey PRIMARY KEY (owner_id);
ALTER TABLE sales_customers ADD CONSTRAINT sales_customers_pkey PRIMARY KEY (user_id);
ALTER TABLE sales_months ADD CONSTRAINT sales_months_pkey PRIMARY KEY (month);
ALTER TABLE sales_products ADD CONSTRAINT sales_products_pkey PRIMARY KEY (product_id);
ALTER TABLE sales_progress ADD CONSTRAINT sales_progress_pkey PRIMARY KEY (single);
ALTER TABLE search_synonyms ADD CONSTRAINT search_synonyms_pkey PRIMARY KEY (id);
ALTER TABLE search_vocabulary ADD CONSTRAINT search_vocabulary_pkey PRIMARY KEY (word);
ALTER TABLE second_factors ADD CONSTRAINT second_factors_pkey PRIMARY KEY (user_id);
ALTER TABLE sessions ADD CONSTRAINT sessions_pkey PRIMARY KEY (id);
ALTER TABLE settings ADD CONSTRAINT settings_pkey PRIMARY KEY (key);
ALTER TABLE sign_in_failures ADD CONSTRAINT sign_in_failures_pkey PRIMARY KEY (account, address);
ALTER TABLE skus ADD CONSTRAINT skus_pkey PRIMARY KEY (owner_id);
ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_pkey PRIMARY KEY (id);
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_pkey PRIMARY KEY (product_id, variant_id, user_id);
ALTER TABLE test_card_payments ADD CONSTRAINT test_card_payments_pkey PRIMARY KEY (id);
ALTER TABLE users ADD CONSTRAINT users_pkey PRIMARY KEY (id);
ALTER TABLE variants ADD CONSTRAINT variants_choice UNIQUE (product_id, choice) DEFERRABLE INITIALLY DEFERRED;
ALTER TABLE variants ADD CONSTRAINT variants_pkey PRIMARY KEY (id);
ALTER TABLE variants ADD CONSTRAINT variants_position UNIQUE (product_id, "position") DEFERRABLE INITIALLY DEFERRED;
CREATE INDEX audit_log_by_action ON audit_log (action text_pattern_ops, id DESC);
CREATE INDEX audit_log_by_actor ON audit_log (actor_id, id DESC);
CREATE INDEX audit_log_by_subject ON audit_log (subject_id, id DESC);
CREATE INDEX audit_log_by_time ON audit_log (at);
CREATE INDEX audit_log_words ON audit_log USING gin (audit_words(actor_name, before, after)) WITH (fastupdate='on');
CREATE INDEX collection_products_by_product ON collection_products (product_id);
CREATE INDEX coupon_guesses_since ON coupon_guesses (since);
CREATE INDEX coupon_uses_by_user ON coupon_uses (user_id);
CREATE INDEX coupons_newest ON coupons (created_at DESC, id DESC);
CREATE INDEX documents_by_order ON documents (order_id, created_at, id);
CREATE UNIQUE INDEX documents_one_first_invoice ON documents (order_id) WHERE ((kind = 'invoice'::text) AND (NOT (content ? 'supplement'::text)));
CREATE UNIQUE INDEX documents_one_note_a_refund ON documents (refund_id) WHERE (refund_id IS NOT NULL);
CREATE INDEX forgotten_mails_by_mailbox ON forgotten_mails (mailbox, kind, created_at);
CREATE UNIQUE INDEX images_by_hash ON images (hash) WHERE (removing_at IS NULL);
CREATE INDEX images_by_uploader ON images (uploaded_by) WHERE (uploaded_by IS NOT NULL);
CREATE INDEX images_removing ON images (removing_at) WHERE (removing_at IS NOT NULL);
CREATE INDEX jobs_by_mailbox ON jobs (mailbox_of((payload ->> 'recipient'::text)), ((payload ->> 'kind'::text)), created_at, lower((payload ->> 'recipient'::text))) WHERE (kind = 'mail'::text);
CREATE INDEX jobs_by_recipient ON jobs (((payload ->> 'recipient'::text))) WHERE (kind = 'mail'::text);
CREATE INDEX jobs_by_state ON jobs (state, id DESC) WHERE (state <> 'done'::text);
CREATE INDEX jobs_due ON jobs (kind, due_at) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX jobs_finished ON jobs (finished_at) WHERE (finished_at IS NOT NULL);
CREATE INDEX known_networks_by_age ON known_networks (last_at);
CREATE INDEX newsletter_newest ON newsletter_subscribers (created_at DESC, "left"(md5(email), 24) DESC);
CREATE INDEX order_events_by_actor ON order_events (actor_id);
CREATE INDEX order_events_by_order ON order_events (order_id, id);
CREATE INDEX order_events_by_transaction ON order_events (transaction_id, id);
CREATE INDEX order_lines_by_product ON order_lines (product_id);
CREATE INDEX order_lines_by_upload ON order_lines (upload_name(image_url)) WHERE (image_url ~~ '%/images/uploads/%'::text);
CREATE INDEX order_lines_by_variant ON order_lines (variant_id) WHERE (variant_id IS NOT NULL);
CREATE INDEX order_notes_by_actor ON order_notes (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX order_notes_by_order ON order_notes (order_id, at, id);
CREATE INDEX orders_by_coupon ON orders (coupon_id) WHERE (coupon_id IS NOT NULL);
CREATE INDEX orders_by_status ON orders (status, created_at DESC, id DESC);
CREATE INDEX orders_by_user ON orders (user_id, created_at DESC, id DESC);
CREATE INDEX orders_newest ON orders (created_at DESC, id DESC);
CREATE INDEX orders_words ON orders USING gin (words) WITH (fastupdate='on');
CREATE INDEX payment_attempts_by_charge ON payment_attempts (method, charge) WHERE (charge IS NOT NULL);
CREATE INDEX payment_attempts_by_order ON payment_attempts (order_id, created_at, id);
CREATE UNIQUE INDEX payment_attempts_by_reference ON payment_attempts (method, reference);
CREATE UNIQUE INDEX payment_attempts_open ON payment_attempts (order_id) WHERE (state = ANY (ARRAY['open'::text, 'authorised'::text]));
CREATE INDEX payment_disputes_by_order ON payment_disputes (order_id, created_at, id);
CREATE INDEX payment_events_by_order ON payment_events (order_id, id);
CREATE UNIQUE INDEX payment_events_once ON payment_events (method, event_id) WHERE (event_id IS NOT NULL);
CREATE INDEX payments_by_status ON payments (status, created_at DESC, id DESC);
CREATE INDEX payments_newest ON payments (created_at DESC, id DESC);
CREATE INDEX payments_online_unpaid ON payments (created_at) WHERE ((status = 'expected'::text) AND (method = ANY (ARRAY['card'::text, 'test_card'::text])));
CREATE INDEX product_images_by_upload ON product_images (upload_name(image_url)) WHERE (image_url ~~ '%/images/uploads/%'::text);
CREATE INDEX product_slugs_by_product ON product_slugs (product_id);
CREATE INDEX products_by_name ON products (name_key, id);
CREATE INDEX products_by_price ON products (price_cents, id);
CREATE INDEX products_by_upload ON products (upload_name(image_url)) WHERE (image_url ~~ '%/images/uploads/%'::text);
CREATE INDEX products_category_name ON products (category, name_key, id);
CREATE INDEX products_category_newest ON products (category, created_at DESC, id DESC);
CREATE INDEX products_category_price ON products (category, price_cents, id);
CREATE INDEX products_facets ON products USING gin (facets) WHERE (facets IS NOT NULL);
CREATE INDEX products_head_words ON products USING gin (head_words);
CREATE INDEX products_name_words ON products USING gin (name_words);
CREATE INDEX products_newest ON products (created_at DESC, id DESC);
CREATE INDEX products_said_words ON products USING gin (said_words) WHERE (said_words IS NOT NULL);
CREATE INDEX products_title_words ON products USING gin (title_words);
CREATE INDEX products_unpublished ON products (publish_at, id) WHERE (NOT published);
CREATE INDEX products_words ON products USING gin (words);
CREATE INDEX refresh_tokens_by_session ON refresh_tokens (session_id);
CREATE INDEX refresh_tokens_replaced ON refresh_tokens (replaced_at) WHERE (replaced_at IS NOT NULL);
CREATE INDEX refunds_by_actor ON refunds (actor_id) WHERE (actor_id IS NOT NULL);
CREATE INDEX refunds_by_order ON refunds (order_id, created_at, id);
CREATE UNIQUE INDEX refunds_by_reference ON refunds (attempt_id, reference) WHERE (reference IS NOT NULL);
CREATE INDEX request_keys_by_age ON request_keys (created_at);
CREATE INDEX return_requests_by_order ON return_requests (order_id, created_at, id);
CREATE UNIQUE INDEX return_requests_one_open ON return_requests (order_id) WHERE (state = 'asked'::text);
CREATE INDEX sale_prices_by_product ON sale_prices (product_id);
CREATE INDEX sale_prices_next ON sale_prices (next_at);
CREATE INDEX sales_customers_by_orders ON sales_customers (orders);
CREATE INDEX sales_products_popular ON sales_products (sold DESC);
CREATE INDEX search_vocabulary_deletes ON search_vocabulary USING gin (deletes);
CREATE INDEX search_vocabulary_singular ON search_vocabulary (singular);
CREATE INDEX search_vocabulary_stem ON search_vocabulary (stem);
CREATE INDEX sessions_by_expiry ON sessions (expires_at);
CREATE INDEX sessions_by_user ON sessions (user_id);
CREATE INDEX sessions_ended ON sessions (ended_at) WHERE (ended_at IS NOT NULL);
CREATE INDEX sign_in_failures_by_age ON sign_in_failures (last_at);
CREATE INDEX skus_beginning ON skus (upper(sku) COLLATE "C");
CREATE INDEX skus_by_product ON skus (product_id);
CREATE UNIQUE INDEX skus_once ON skus (upper(sku));
CREATE INDEX stock_moves_by_product ON stock_moves (product_id, id DESC);
CREATE INDEX stock_watches_of_user ON stock_watches (user_id, created_at);
CREATE INDEX users_admins ON users (created_at DESC, id DESC) WHERE (role = 'Admin'::text);
CREATE INDEX users_by_name ON users (lower(user_name) COLLATE "C", id);
CREATE UNIQUE INDEX users_email_key ON users (lower(email));
CREATE INDEX users_newest ON users (created_at DESC, id DESC);
CREATE INDEX users_words ON users USING gin (words);
CREATE INDEX variants_by_upload ON variants (upload_name(image_url)) WHERE (image_url ~~ '%/images/uploads/%'::text);
CREATE INDEX variants_measured ON variants (product_id) WHERE (measures IS NOT NULL);
CREATE TRIGGER attributes_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON attributes FOR EACH STATEMENT EXECUTE FUNCTION attributes_changed();
CREATE TRIGGER audit_log_forgets_names_only BEFORE UPDATE ON audit_log FOR EACH ROW WHEN ((((((((old.id IS DISTINCT FROM new.id) OR (old.at IS DISTINCT FROM new.at)) OR ((old.actor_id)::text IS DISTINCT FROM (new.actor_id)::text)) OR (old.action IS DISTINCT FROM new.action)) OR (old.subject_type IS DISTINCT FROM new.subject_type)) OR (old.subject_id IS DISTINCT FROM new.subject_id)) OR (old.request_id IS DISTINCT FROM new.request_id))) EXECUTE FUNCTION refuse_change();
CREATE TRIGGER audit_log_is_append_only BEFORE DELETE OR UPDATE OR TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
CREATE TRIGGER collection_products_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON collection_products FOR EACH STATEMENT EXECUTE FUNCTION collections_changed();
CREATE TRIGGER collections_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON collections FOR EACH STATEMENT EXECUTE FUNCTION collections_changed();
CREATE TRIGGER documents_never_change BEFORE DELETE OR UPDATE ON documents FOR EACH ROW EXECUTE FUNCTION refuse_document_change();
CREATE TRIGGER orders_forget_left_customer BEFORE UPDATE OF status ON orders FOR EACH ROW WHEN (((new.user_id IS NULL) AND (new.status = ANY (ARRAY['DELIVERED'::text, 'CANCELLED'::text, 'RETURNED'::text])))) EXECUTE FUNCTION forget_left_customer();
CREATE TRIGGER orders_versioned BEFORE UPDATE ON orders FOR EACH ROW EXECUTE FUNCTION count_order_change();
CREATE TRIGGER payments_made AFTER INSERT ON payments FOR EACH ROW WHEN ((new.status = ANY (ARRAY['received'::text, 'refunded'::text]))) EXECUTE FUNCTION money_moved();
CREATE TRIGGER payments_marked AFTER UPDATE ON payments FOR EACH ROW WHEN (((old.status = ANY (ARRAY['received'::text, 'refunded'::text])) OR (new.status = ANY (ARRAY['received'::text, 'refunded'::text])))) EXECUTE FUNCTION money_moved();
CREATE TRIGGER payments_removed AFTER DELETE ON payments FOR EACH ROW WHEN ((old.status = ANY (ARRAY['received'::text, 'refunded'::text]))) EXECUTE FUNCTION money_moved();
CREATE TRIGGER product_edited BEFORE UPDATE OF updated_at ON products FOR EACH ROW EXECUTE FUNCTION note_edited_product();
CREATE TRIGGER product_moved AFTER UPDATE OF category, published ON products FOR EACH ROW WHEN (((old.category IS DISTINCT FROM new.category) OR (old.published IS DISTINCT FROM new.published))) EXECUTE FUNCTION product_moved();
CREATE TRIGGER product_published AFTER UPDATE OF published ON products FOR EACH ROW WHEN ((new.published AND (NOT old.published))) EXECUTE FUNCTION product_published();
CREATE TRIGGER product_reworded AFTER UPDATE OF name, description, category, options, attributes ON products FOR EACH ROW WHEN ((new.published AND (old.words IS DISTINCT FROM new.words))) EXECUTE FUNCTION product_reworded();
CREATE TRIGGER product_slug_changed AFTER UPDATE OF slug ON products FOR EACH ROW WHEN (((new.slug IS NOT NULL) AND (new.slug IS DISTINCT FROM old.slug))) EXECUTE FUNCTION product_slug_given();
CREATE TRIGGER product_slug_given AFTER INSERT ON products FOR EACH ROW WHEN ((new.slug IS NOT NULL)) EXECUTE FUNCTION product_slug_given();
CREATE TRIGGER products_are_back AFTER UPDATE OF quantity ON products FOR EACH ROW WHEN (((old.quantity <= 0) AND (new.quantity > 0))) EXECUTE FUNCTION product_is_back();
CREATE TRIGGER products_attributes_changed BEFORE UPDATE OF attributes ON products FOR EACH ROW WHEN ((old.attributes IS DISTINCT FROM new.attributes)) EXECUTE FUNCTION draw_attributes();
CREATE TRIGGER products_attributes_given BEFORE INSERT ON products FOR EACH ROW WHEN ((new.attributes IS NOT NULL)) EXECUTE FUNCTION draw_attributes();
CREATE TRIGGER products_deleted AFTER DELETE ON products REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION products_deleted();
CREATE TRIGGER products_edited AFTER UPDATE OF updated_at ON products FOR EACH STATEMENT EXECUTE FUNCTION products_edited();
CREATE TRIGGER products_inserted AFTER INSERT ON products REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION products_inserted();
CREATE TRIGGER products_reworded BEFORE UPDATE OF name, description, category, options, attributes ON products FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.category IS DISTINCT FROM new.category)) OR (old.options IS DISTINCT FROM new.options)) OR (old.attributes IS DISTINCT FROM new.attributes))) EXECUTE FUNCTION draw_product_words();
CREATE TRIGGER products_spread AFTER UPDATE OF quantity, price_cents, compare_at_cents, image_url ON products FOR EACH ROW WHEN ((new.has_variants AND (pg_trigger_depth() = 0) AND ((((old.quantity IS DISTINCT FROM new.quantity) OR (old.price_cents IS DISTINCT FROM new.price_cents)) OR (old.compare_at_cents IS DISTINCT FROM new.compare_at_cents)) OR (old.image_url IS DISTINCT FROM new.image_url)))) EXECUTE FUNCTION spread_over_variants();
CREATE TRIGGER products_truncated AFTER TRUNCATE ON products FOR EACH STATEMENT EXECUTE FUNCTION products_truncated();
CREATE TRIGGER products_version BEFORE UPDATE OF name, description, category, price_cents, image_url ON products FOR EACH ROW WHEN ((((((old.name IS DISTINCT FROM new.name) OR (old.description IS DISTINCT FROM new.description)) OR (old.category IS DISTINCT FROM new.category)) OR (old.price_cents IS DISTINCT FROM new.price_cents)) OR (old.image_url IS DISTINCT FROM new.image_url))) EXECUTE FUNCTION raise_product_version();
CREATE TRIGGER products_worded BEFORE INSERT ON products FOR EACH ROW EXECUTE FUNCTION draw_product_words();
CREATE TRIGGER published_are_back AFTER UPDATE OF published ON products FOR EACH ROW WHEN ((new.published AND (NOT old.published))) EXECUTE FUNCTION published_is_back();
CREATE TRIGGER refunds_counted AFTER INSERT OR DELETE OR UPDATE ON refunds FOR EACH ROW EXECUTE FUNCTION refund_moved();
CREATE TRIGGER search_synonyms_changed AFTER INSERT OR DELETE OR UPDATE OR TRUNCATE ON search_synonyms FOR EACH STATEMENT EXECUTE FUNCTION search_synonyms_changed();
CREATE TRIGGER settings_kept_before BEFORE UPDATE ON settings FOR EACH ROW EXECUTE FUNCTION keep_previous_setting();
CREATE TRIGGER settings_told AFTER INSERT OR DELETE OR UPDATE ON settings FOR EACH STATEMENT EXECUTE FUNCTION tell_settings();
CREATE TRIGGER users_are_forgotten BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_user();
CREATE TRIGGER users_leave_notes BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_note_writer();
CREATE TRIGGER users_leave_orders BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION anonymise_orders();
CREATE TRIGGER users_leave_refunds BEFORE DELETE ON users FOR EACH ROW EXECUTE FUNCTION forget_refunder();
CREATE TRIGGER users_version BEFORE UPDATE OF user_name, email, role, first_name, last_name, address, country, phone_number ON users FOR EACH ROW WHEN (((((((((old.user_name IS DISTINCT FROM new.user_name) OR (old.email IS DISTINCT FROM new.email)) OR (old.role IS DISTINCT FROM new.role)) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.address IS DISTINCT FROM new.address)) OR (old.country IS DISTINCT FROM new.country)) OR (old.phone_number IS DISTINCT FROM new.phone_number))) EXECUTE FUNCTION raise_user_version();
CREATE TRIGGER users_void_email_verification AFTER UPDATE OF email ON users FOR EACH ROW WHEN ((lower(old.email) <> lower(new.email))) EXECUTE FUNCTION void_email_verification();
CREATE TRIGGER users_void_password_reset AFTER UPDATE OF email, password_hash ON users FOR EACH ROW WHEN (((old.email <> new.email) OR (old.password_hash <> new.password_hash))) EXECUTE FUNCTION void_password_reset();
CREATE TRIGGER variant_resized AFTER UPDATE OF measures ON variants FOR EACH ROW WHEN ((old.measures IS DISTINCT FROM new.measures)) EXECUTE FUNCTION variant_resized();
CREATE TRIGGER variants_are_back AFTER UPDATE OF quantity ON variants FOR EACH ROW WHEN (((old.quantity <= 0) AND (new.quantity > 0))) EXECUTE FUNCTION variant_is_back();
CREATE TRIGGER variants_deleted AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_deleted();
CREATE TRIGGER variants_inserted AFTER INSERT ON variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_written();
CREATE TRIGGER variants_leave_sales AFTER DELETE ON variants REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION forget_sale_prices();
CREATE TRIGGER variants_updated AFTER UPDATE ON variants REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION variants_written();
ALTER TABLE bulk_undo ADD CONSTRAINT bulk_undo_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE collection_products ADD CONSTRAINT collection_products_collection_id_fkey FOREIGN KEY (collection_id) REFERENCES collections(id) ON DELETE CASCADE;
ALTER TABLE collection_products ADD CONSTRAINT collection_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE coupon_guesses ADD CONSTRAINT coupon_guesses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE coupon_uses ADD CONSTRAINT coupon_uses_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id) ON DELETE CASCADE;
ALTER TABLE coupon_uses ADD CONSTRAINT coupon_uses_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE customer_records ADD CONSTRAINT customer_records_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE documents ADD CONSTRAINT documents_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE documents ADD CONSTRAINT documents_refund_id_fkey FOREIGN KEY (refund_id) REFERENCES refunds(id) ON DELETE CASCADE;
ALTER TABLE email_verifications ADD CONSTRAINT email_verifications_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE images ADD CONSTRAINT images_uploaded_by_fkey FOREIGN KEY (uploaded_by) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE job_files ADD CONSTRAINT job_files_job_id_fkey FOREIGN KEY (job_id) REFERENCES jobs(id) ON DELETE CASCADE;
ALTER TABLE known_networks ADD CONSTRAINT known_networks_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE order_events ADD CONSTRAINT order_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE request_keys ADD CONSTRAINT order_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE SET NULL;
ALTER TABLE order_lines ADD CONSTRAINT order_lines_variant_id_fkey FOREIGN KEY (variant_id) REFERENCES variants(id) ON DELETE SET NULL;
ALTER TABLE order_notes ADD CONSTRAINT order_notes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE orders ADD CONSTRAINT orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id);
ALTER TABLE orders ADD CONSTRAINT orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE SET NULL;
ALTER TABLE password_resets ADD CONSTRAINT password_resets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE payment_attempts ADD CONSTRAINT payment_attempts_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id) ON DELETE CASCADE;
ALTER TABLE payment_disputes ADD CONSTRAINT payment_disputes_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE payment_events ADD CONSTRAINT payment_events_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE payments ADD CONSTRAINT payments_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id);
ALTER TABLE payments ADD CONSTRAINT payments_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE product_images ADD CONSTRAINT product_images_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE product_slugs ADD CONSTRAINT product_slugs_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE recovery_codes ADD CONSTRAINT recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES second_factors(user_id) ON DELETE CASCADE;
ALTER TABLE refresh_tokens ADD CONSTRAINT refresh_tokens_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(id) ON DELETE CASCADE;
ALTER TABLE refunds ADD CONSTRAINT refunds_attempt_id_fkey FOREIGN KEY (attempt_id) REFERENCES payment_attempts(id);
ALTER TABLE refunds ADD CONSTRAINT refunds_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE return_requests ADD CONSTRAINT return_requests_order_id_fkey FOREIGN KEY (order_id) REFERENCES orders(id) ON DELETE CASCADE;
ALTER TABLE sale_prices ADD CONSTRAINT sale_prices_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE sales_customers ADD CONSTRAINT sales_customers_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sales_products ADD CONSTRAINT sales_products_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE second_factors ADD CONSTRAINT second_factors_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE sessions ADD CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE skus ADD CONSTRAINT skus_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE stock_moves ADD CONSTRAINT stock_moves_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
ALTER TABLE stock_watches ADD CONSTRAINT stock_watches_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE;
ALTER TABLE variants ADD CONSTRAINT variants_product_id_fkey FOREIGN KEY (product_id) REFERENCES products(id) ON DELETE CASCADE;
INSERT INTO catalogue_counts (category) VALUES ('bedroom'), ('dining'), ('kitchen'), ('livingroom'), ('other'), ('outdoor'), ('workplace');
INSERT INTO document_numbers VALUES ('invoice', 0), ('credit_note', 0);
INSERT INTO sales_progress DEFAULT VALUES;
INSERT INTO attributes (key, name, type, facet, position) VALUES ('material', 'Material', 'text', true, 6);
INSERT INTO search_synonyms (id, phrases) VALUES ('000000000000000000000001', '{sofa,couch}');
SET check_function_bodies = true;
