-- At least one row for every table of version 0.1.0, among them every kind of job that version 1.0 renames.
INSERT INTO settings (key, value, version, updated_at) VALUES ('shopName', '"Old Oak"', 1, now());
UPDATE settings SET value = '"Older Oak"', version = 2 WHERE key = 'shopName';
INSERT INTO users (id, user_name, email, password_hash, role, permissions) VALUES
  ('f00000000000000000000001', 'Ada', 'ada@old.example', 'none', 'User', NULL),
  ('f00000000000000000000002', 'Bo', 'bo@old.example', 'none', 'Admin', '{orders}');
INSERT INTO sessions VALUES
  ('f00000000000000000000003', 'f00000000000000000000001', 'Firefox', '192.0.2.1', true, now(), now(), now() + interval '9 days');
INSERT INTO refresh_tokens VALUES ('\x01', 'f00000000000000000000003', now());
INSERT INTO sign_in_failures VALUES ('ada@old.example', '192.0.2.1', 2, now(), now());
INSERT INTO known_networks VALUES ('f00000000000000000000001', '\x02', now());
INSERT INTO second_factors (user_id, secret, created_at) VALUES ('f00000000000000000000002', '\x03', now());
INSERT INTO recovery_codes VALUES ('f00000000000000000000002', '\x04');
INSERT INTO password_resets VALUES ('f00000000000000000000001', '\x05', now(), now() + interval '1 hour');
INSERT INTO email_verifications VALUES ('f00000000000000000000001', '\x06', now(), now(), now());
INSERT INTO customer_records VALUES ('f00000000000000000000001', 'Rings twice', NULL, 3);
INSERT INTO newsletter_subscribers VALUES ('reader@old.example');
INSERT INTO audit_log (actor_id, actor_name, action, subject_type, subject_id, after, request_id)
VALUES ('f00000000000000000000002', 'Bo', 'user.edit', 'user', 'f00000000000000000000001', '{"name": "Ada"}', 'r1');
INSERT INTO request_keys (user_id, key, request_hash, made_id, created_at, outcome) VALUES
  ('f00000000000000000000001', 'key-1', '\x07', 'f00000000000000000000020', now(), NULL),
  ('f00000000000000000000001', 'key-2', '\x08', NULL, now(), '{"url": "/images/a.webp"}');
INSERT INTO forgotten_mails (mailbox, kind, created_at) VALUES ('\x09', 'order_placed', now()), ('\x10', 'new_device', now());

INSERT INTO jobs (id, kind, payload, comes_again, state, due_at, cancel_asked, created_at, finished_at) VALUES
  (9000001, 'mail', '{"kind": "order_placed", "recipient": "ada@old.example", "subject": "Thanks", "body": "Hello"}',
    NULL, 'done', now(), false, now(), now()),
  (9000002, 'catalogue.change', '{}', NULL, 'done', now(), true, now(), now()),
  (9000003, 'stock.back', '{"productId": "f00000000000000000000010", "variantId": "f00000000000000000000010"}',
    NULL, 'held', now(), false, now(), NULL);
INSERT INTO jobs (kind, payload, comes_again, due_at, created_at) VALUES ('house.clean', '{}', 'house.clean', now(), now())
ON CONFLICT (comes_again) DO NOTHING;
INSERT INTO job_files VALUES (9000002, 0, '\x11');
INSERT INTO bulk_undo VALUES (9000002, 'f00000000000000000000010', '{"priceCents": 100}', 2);

INSERT INTO products (id, name, description, category, price_cents, quantity, image_url, options, attributes, slug)
VALUES
  ('f00000000000000000000010', 'Elm Table Lamp', 'A lamp of elm.', 'bedroom', 4900, 4,
    '/images/uploads/0123456789abcdef0123456789abcdef_1280.webp', NULL, '{"width": 30, "material": ["oak"]}', 'elm-lamp'),
  ('f00000000000000000000011', 'Crème Sofa', 'Soft.', 'livingroom', 99000, 5, '/images/b_1280.webp',
    '[{"name": "Fabric", "values": [{"key": "moss", "name": "Moss wool", "swatch": null}]}]', NULL, NULL);
INSERT INTO product_images VALUES ('f00000000000000000000010', 0, '/images/a_1280.webp', 'A lamp', 'front');
INSERT INTO variants (id, product_id, position, choice, label, price_cents, quantity, measures)
VALUES ('f00000000000000000000012', 'f00000000000000000000011', 0, '{moss}', 'Moss wool', 99000, 5, '{"width": 220}');
INSERT INTO skus VALUES ('f00000000000000000000010', 'f00000000000000000000010', 'OLD-LAMP-1');
INSERT INTO sale_prices (owner_id, product_id, price_cents, starts_at)
VALUES ('f00000000000000000000010', 'f00000000000000000000010', 3900, now() + interval '9 days');
INSERT INTO collections (id, slug, name, position) VALUES ('f00000000000000000000013', 'old-things', 'Old things', 1);
INSERT INTO collection_products VALUES ('f00000000000000000000013', 'f00000000000000000000010');
INSERT INTO stock_moves (product_id, kind, change, quantity_after, at)
VALUES ('f00000000000000000000010', 'opening', 4, 4, now());
INSERT INTO stock_watches VALUES
  ('f00000000000000000000001', 'f00000000000000000000010', 'f00000000000000000000010', now());
INSERT INTO images (name, variants, uploaded_by, uploaded_at, asked_at)
VALUES ('0123456789abcdef0123456789abcdef', '{"1280": {}}', 'f00000000000000000000002', now(), '2026-05-01Z');

INSERT INTO coupons (id, code, kind, value, min_total_cents, created_at)
VALUES ('f00000000000000000000014', 'OLD10', 'percent', 1000, 0, now());
INSERT INTO coupon_uses VALUES ('f00000000000000000000014', 'f00000000000000000000001', 1);
INSERT INTO coupon_guesses VALUES ('f00000000000000000000001', 2, 'NOPE', now());
INSERT INTO orders (id, user_id, status, first_name, last_name, email, country, address, phone_number, notes, item_count,
  subtotal_cents, discount_cents, total_cents, payment_method, created_at)
VALUES ('f00000000000000000000020', 'f00000000000000000000001', 'DELIVERED', 'Ada', 'Lund', 'ada@old.example', 'Norway',
  'Elm 5', '+4712345678', '', 1, 4900, 0, 4900, 'test_card', now());
INSERT INTO order_lines (order_id, position, product_id, name, image_url, price_cents, quantity)
VALUES ('f00000000000000000000020', 1, 'f00000000000000000000010', 'Elm Table Lamp', '/images/a_1280.webp', 4900, 1);
INSERT INTO order_events (order_id, status, at, actor_name) VALUES ('f00000000000000000000020', 'PLACED', now(), 'Ada');
INSERT INTO order_notes VALUES
  ('f00000000000000000000021', 'f00000000000000000000020', 'note', 'Call first', 'f00000000000000000000002', 'Bo', now());
INSERT INTO return_requests VALUES
  ('f00000000000000000000022', 'f00000000000000000000020', '[]', 'Too small', 'asked', '', now(), now());
INSERT INTO payment_attempts VALUES
  ('f00000000000000000000023', 'f00000000000000000000020', 'test_card', 'paid', 4900, 't1', 'c1', NULL, '/', now(), now());
INSERT INTO payments (id, order_id, method, status, amount_cents, created_at, updated_at, attempt_id)
VALUES ('f00000000000000000000024', 'f00000000000000000000020', 'test_card', 'received', 4900, now(), now(),
  'f00000000000000000000023');
INSERT INTO refunds (id, order_id, attempt_id, state, cause, amount_cents, actor_name, created_at, updated_at)
VALUES ('f00000000000000000000025', 'f00000000000000000000020', 'f00000000000000000000023', 'done', 'staff', 100, 'Bo',
  now(), now());
INSERT INTO payment_disputes VALUES
  ('f00000000000000000000026', 'f00000000000000000000020', 'f00000000000000000000023', 'd1', 'open', 4900, '', NULL, now(), now());
INSERT INTO payment_events (order_id, method, event_id, kind, amount_cents, at)
VALUES ('f00000000000000000000020', 'test_card', 'e1', 'paid', 4900, now());
INSERT INTO test_card_payments VALUES ('f00000000000000000000023', 'paid', 4900);
UPDATE document_numbers SET last = last + 1 WHERE kind = 'invoice';
INSERT INTO documents (id, order_id, kind, number, amount_cents, content, created_at)
SELECT 'f00000000000000000000027', 'f00000000000000000000020', 'invoice', last, 4900, '{"lines": []}', now()
FROM document_numbers WHERE kind = 'invoice';
SELECT roll_up_sales();
