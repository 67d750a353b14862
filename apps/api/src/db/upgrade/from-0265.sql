-- Turns a database of version 0.1.0 (migration 0265) into the baseline of version 1.0.
-- Afterwards the shop creates the views, functions and triggers of the baseline files (see upgrade-schema.ts).
-- Restoring a backup reads the names from "Tables and columns" and runs "Rows"; keep one statement per line there.

------------------------------------------------------------------------------------------------------------------------
-- Views, triggers and functions that the baseline creates again
------------------------------------------------------------------------------------------------------------------------

DROP VIEW image_uses, order_keys, outbox;

DROP TRIGGER attributes_changed ON attributes;
DROP TRIGGER audit_log_forgets_names_only ON audit_log;
DROP TRIGGER audit_log_is_append_only ON audit_log;
DROP TRIGGER collection_products_changed ON collection_products;
DROP TRIGGER collections_changed ON collections;
DROP TRIGGER documents_never_change ON documents;
DROP TRIGGER orders_forget_left_customer ON orders;
DROP TRIGGER orders_versioned ON orders;
DROP TRIGGER payments_made ON payments;
DROP TRIGGER payments_marked ON payments;
DROP TRIGGER payments_removed ON payments;
DROP TRIGGER product_edited ON products;
DROP TRIGGER product_moved ON products;
DROP TRIGGER product_published ON products;
DROP TRIGGER product_reworded ON products;
DROP TRIGGER product_slug_changed ON products;
DROP TRIGGER product_slug_given ON products;
DROP TRIGGER products_are_back ON products;
DROP TRIGGER products_attributes_changed ON products;
DROP TRIGGER products_attributes_given ON products;
DROP TRIGGER products_deleted ON products;
DROP TRIGGER products_edited ON products;
DROP TRIGGER products_inserted ON products;
DROP TRIGGER products_reworded ON products;
DROP TRIGGER products_spread ON products;
DROP TRIGGER products_truncated ON products;
DROP TRIGGER products_version ON products;
DROP TRIGGER products_worded ON products;
DROP TRIGGER published_are_back ON products;
DROP TRIGGER refunds_counted ON refunds;
DROP TRIGGER search_synonyms_changed ON search_synonyms;
DROP TRIGGER settings_kept_before ON settings;
DROP TRIGGER settings_told ON settings;
DROP TRIGGER users_are_forgotten ON users;
DROP TRIGGER users_leave_notes ON users;
DROP TRIGGER users_leave_orders ON users;
DROP TRIGGER users_leave_refunds ON users;
DROP TRIGGER users_version ON users;
DROP TRIGGER users_void_email_verification ON users;
DROP TRIGGER users_void_password_reset ON users;
DROP TRIGGER variant_resized ON variants;
DROP TRIGGER variants_are_back ON variants;
DROP TRIGGER variants_deleted ON variants;
DROP TRIGGER variants_inserted ON variants;
DROP TRIGGER variants_leave_sales ON variants;
DROP TRIGGER variants_updated ON variants;

-- Not dropped, because columns and indexes use them: search_fold, search_words, mailbox_of, audit_words, upload_name,
-- search_singular, search_stem, search_deletes, search_phrases.
DROP FUNCTION
  anonymise_orders(), attribute_facets(jsonb), attribute_mm(jsonb, text), attributes_changed(), category_words(text),
  collections_changed(), count_money(payments, integer), count_order_change(), count_refund(refunds, integer),
  count_sales_anew(), draw_attributes(), draw_product_words(), draw_said_words(products), forget_left_customer(),
  forget_mails(text, boolean), forget_note_writer(), forget_refunder(), forget_sale_prices(), forget_user(),
  has_mail_room(text, text, timestamptz, integer), keep_previous_setting(), learn_words(text[]), mailbox_hash(text),
  money_moved(), note_edited_product(), product_is_back(), product_moved(), product_published(), product_reworded(),
  product_slug_given(), products_deleted(), products_edited(), products_inserted(), products_truncated(),
  published_is_back(), raise_product_version(), raise_user_version(), redraw_sizes(text[]), refund_moved(),
  refuse_change(), refuse_document_change(), roll_up_sales(), said_of(jsonb, jsonb), search_head(text),
  search_prefixes(text[]), search_synonyms_changed(), spread_over_variants(), sum_up_variants(text[]), take_in_sales(),
  tell_of_products(text[]), tell_of_stock(text, text), tell_settings(), variant_is_back(), variant_resized(),
  variant_sizes(text), variants_deleted(), variants_written(), void_email_verification(), void_password_reset(),
  without_personal(jsonb);

------------------------------------------------------------------------------------------------------------------------
-- Tables and columns
------------------------------------------------------------------------------------------------------------------------

ALTER TABLE request_keys RENAME TO idempotency_keys;
ALTER TABLE idempotency_keys RENAME COLUMN made_id TO resource_id;
ALTER TABLE idempotency_keys RENAME COLUMN outcome TO response;
ALTER TABLE forgotten_mails RENAME TO erased_mails;
ALTER SEQUENCE forgotten_mails_id_seq RENAME TO erased_mails_id_seq;
ALTER TABLE bulk_undo RENAME TO bulk_edit_snapshots;
ALTER TABLE jobs RENAME COLUMN comes_again TO recurring_key;
ALTER TABLE jobs RENAME COLUMN cancel_asked TO cancel_requested;
ALTER TABLE images RENAME COLUMN asked_at TO last_uploaded_at;
ALTER TABLE products RENAME COLUMN said_words TO attribute_words;

------------------------------------------------------------------------------------------------------------------------
-- Indexes and constraints
------------------------------------------------------------------------------------------------------------------------

ALTER INDEX request_keys_by_age RENAME TO idempotency_keys_by_age;
ALTER TABLE idempotency_keys RENAME CONSTRAINT order_keys_pkey TO idempotency_keys_pkey;
ALTER TABLE idempotency_keys RENAME CONSTRAINT order_keys_user_id_fkey TO idempotency_keys_user_id_fkey;
ALTER INDEX forgotten_mails_by_mailbox RENAME TO erased_mails_by_mailbox;
ALTER TABLE erased_mails RENAME CONSTRAINT forgotten_mails_pkey TO erased_mails_pkey;
ALTER TABLE bulk_edit_snapshots RENAME CONSTRAINT bulk_undo_pkey TO bulk_edit_snapshots_pkey;
ALTER TABLE bulk_edit_snapshots RENAME CONSTRAINT bulk_undo_job_id_fkey TO bulk_edit_snapshots_job_id_fkey;
ALTER TABLE jobs RENAME CONSTRAINT jobs_comes_again_key TO jobs_recurring_key_key;
ALTER INDEX products_said_words RENAME TO products_attribute_words;
ALTER TABLE orders RENAME CONSTRAINT orders_parts_sum_up TO orders_total;
ALTER INDEX documents_one_note_a_refund RENAME TO documents_one_per_refund;

-- PostgreSQL 18 also names NOT NULL constraints, after the table and column as they were called when they were created.
DO $$
DECLARE
  found record;
BEGIN
  FOR found IN
    SELECT conname, conrelid::regclass AS on_table, relname || '_' || attname || '_not_null' AS wanted
    FROM pg_constraint
    JOIN pg_class ON pg_class.oid = conrelid
    JOIN pg_attribute ON attrelid = conrelid AND attnum = conkey[1]
    WHERE contype = 'n' AND connamespace = 'public'::regnamespace
      AND relname IN ('idempotency_keys', 'erased_mails', 'bulk_edit_snapshots', 'jobs', 'images')
  LOOP
    IF found.conname <> found.wanted THEN
      EXECUTE format('ALTER TABLE %s RENAME CONSTRAINT %I TO %I', found.on_table, found.conname, found.wanted);
    END IF;
  END LOOP;
END
$$;

------------------------------------------------------------------------------------------------------------------------
-- Rows
------------------------------------------------------------------------------------------------------------------------

UPDATE jobs SET kind = 'cleanup', recurring_key = 'cleanup' WHERE kind = 'house.clean';
UPDATE jobs SET kind = 'stock.notify' WHERE kind = 'stock.back';
