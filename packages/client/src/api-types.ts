// Generated from the OpenAPI document by `npm run client-types`. Do not edit.

export interface paths {
    "/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with email and password
         * @description Sign in with email and password; an account with two-step verification returns code_required until a code is sent. Anyone can call it. Unknown parameters and fields are ignored.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in from an app, or exchange its refresh token for a new pair
         * @description Sign in from an app, or exchange its refresh token for a new pair; a refresh token is valid once, and a later reuse ends the session. Anyone can call it.
         */
        post: operations["createToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register a new user
         * @description Register a new user. Anyone can call it. Unknown parameters and fields are ignored.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a new access token with the refresh cookie
         * @description Get a new access token with the refresh cookie. Anyone can call it. Unknown parameters and fields are ignored.
         */
        get: operations["refresh"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End this session
         * @description End this session. Anyone can call it.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a password reset link, if email is set up
         * @description Send a password reset link, if email is set up; the response is the same for an unknown email address. Anyone can call it.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/password/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a new password with a reset link, once
         * @description Set a new password with a reset link, once; ends all sessions. Anyone can call it.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List products, newest first
         * @description List products, newest first; total in X-Total-Count, next page in Link. For signed-in users, or for anyone if the catalogue is public. Unknown parameters and fields are ignored.
         */
        get: operations["listProducts"];
        /**
         * Change a product
         * @description Change a product; If-Match rejects it if someone else changed it, quantitySeen applies the stock difference. Needs the permission `catalogue.write`. Unknown parameters and fields are ignored.
         */
        put: operations["updateProduct"];
        /**
         * Add a product
         * @description Add a product; the same Idempotency-Key returns the same product. Needs the permission `catalogue.write`. Unknown parameters and fields are ignored.
         */
        post: operations["createProduct"];
        /**
         * Delete the product whose id is in the body
         * @description Delete the product whose id is in the body. Needs the permission `catalogue.write`. Unknown parameters and fields are ignored.
         */
        delete: operations["deleteProduct"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the products for each further filter of a list
         * @description Count the products for each further filter of a list; takes the list's parameters except sort, limit, cursor, updatedSince and sku. For signed-in users, or for anyone if the catalogue is public.
         */
        get: operations["getFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product
         * @description Get a product; its version and stock are the ETag. Anyone can call it. Unknown parameters and fields are ignored.
         */
        get: operations["getProduct"];
        /**
         * Change any parts of a product in one step, all or none
         * @description Change any parts of a product in one step, all or none; missing fields stay unchanged, and If-Match rejects it if someone else changed the product. Needs the permission `catalogue.write`.
         */
        put: operations["saveProduct"];
        post?: never;
        /**
         * Delete a product, for proxies that drop a DELETE body
         * @description Delete a product, for proxies that drop a DELETE body. Needs the permission `catalogue.write`.
         */
        delete: operations["deleteProductById"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a product
         * @description Change some fields of a product; If-Match rejects it if someone else changed it, and an ETag with the stock applies the stock difference. Needs the permission `catalogue.write`.
         */
        patch: operations["patchProduct"];
        trace?: never;
    };
    "/products/{id}/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notify me once when a sold-out product is back in stock
         * @description Notify me once when a sold-out product is back in stock; needs a confirmed email address. For signed-in users.
         */
        post: operations["watchStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/suggestions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Suggest products for a partial search, from three letters
         * @description Suggest products for a partial search, from three letters. Anyone can call it.
         */
        get: operations["suggestProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/search/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Find the categories and collections that a search names, from three letters
         * @description Find the categories and collections that a search names, from three letters. Anyone can call it.
         */
        get: operations["findDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/synonyms": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the synonyms used in search, by first word
         * @description List the synonyms used in search, by first word. Needs the permission `catalogue.write`.
         */
        get: operations["listSynonyms"];
        put?: never;
        /**
         * Add synonyms
         * @description Add synonyms. Needs the permission `catalogue.write`.
         */
        post: operations["createSynonym"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/synonyms/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change synonyms, unless someone else changed them since that version
         * @description Change synonyms, unless someone else changed them since that version. Needs the permission `catalogue.write`.
         */
        put: operations["updateSynonym"];
        post?: never;
        /**
         * Remove synonyms
         * @description Remove synonyms. Needs the permission `catalogue.write`.
         */
        delete: operations["deleteSynonym"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/kinds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the kinds of furniture that have products
         * @description List the kinds of furniture that have products; the product list's parameter `kind` returns them. For signed-in users, or for anyone if the catalogue is public.
         */
        get: operations["listKinds"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the product attributes in the order shown on product pages
         * @description List the product attributes in the order shown on product pages. Needs the permission `catalogue.write`.
         */
        get: operations["listAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/attributes/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Create an attribute, or change it as far as the products that use it allow
         * @description Create an attribute, or change it as far as the products that use it allow. Needs the permission `catalogue.write`.
         */
        put: operations["saveAttribute"];
        post?: never;
        /**
         * Delete an attribute that no product uses
         * @description Delete an attribute that no product uses. Needs the permission `catalogue.write`.
         */
        delete: operations["deleteAttribute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/attributes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set attributes of a product or of one variant
         * @description Set attributes of a product or of one variant; unlisted ones stay, and null removes one. Needs the permission `catalogue.write`.
         */
        put: operations["saveProductAttributes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collections
         * @description List the collections; the product list's parameter `collection` returns their products. For signed-in users, or for anyone if the catalogue is public.
         */
        get: operations["listCollections"];
        put?: never;
        /**
         * Create a manual or automatic collection
         * @description Create a manual or automatic collection; the same Idempotency-Key returns the same one. Needs the permission `catalogue.write`.
         */
        post: operations["createCollection"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the collections with their conditions and number of products
         * @description List the collections with their conditions and number of products. Needs the permission `catalogue.write`.
         */
        get: operations["listAdminCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/collections/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a collection, unless someone else changed it since that version
         * @description Change a collection, unless someone else changed it since that version. Needs the permission `catalogue.write`.
         */
        put: operations["updateCollection"];
        post?: never;
        /**
         * Delete a collection
         * @description Delete a collection; its products stay. Needs the permission `catalogue.write`.
         */
        delete: operations["deleteCollection"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/collections": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the manual collections of a product
         * @description List the manual collections of a product. Needs the permission `catalogue.write`.
         */
        get: operations["getProductCollections"];
        /**
         * Set the manual collections of a product
         * @description Set the manual collections of a product. Needs the permission `catalogue.write`.
         */
        put: operations["setProductCollections"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List users, newest first
         * @description List users, newest first; total in X-Total-Count, next page in Link. Needs the permission `customers.read`. Unknown parameters and fields are ignored.
         */
        get: operations["listUsers"];
        /**
         * Change personal data, address, or (Admin) the whole user
         * @description Change personal data, address, or (Admin) the whole user; If-Match rejects it if someone else changed it. For your own data, or with the permission `customers.write`. Unknown parameters and fields are ignored.
         */
        put: operations["updateUser"];
        post?: never;
        /**
         * Delete the user whose id is in the body
         * @description Delete the user whose id is in the body. Needs the permission `customers.write`. Unknown parameters and fields are ignored.
         */
        delete: operations["deleteUser"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a user: yourself, or anyone for an Admin
         * @description Get a user: yourself, or anyone for an Admin. For your own data, or with the permission `customers.read`. Unknown parameters and fields are ignored.
         */
        get: operations["getUser"];
        put?: never;
        post?: never;
        /**
         * Delete a user, for proxies that drop a DELETE body
         * @description Delete a user, for proxies that drop a DELETE body. Needs the permission `customers.write`.
         */
        delete: operations["deleteUserById"];
        options?: never;
        head?: never;
        /**
         * Change some fields of a user
         * @description Change some fields of a user; null clears a field, and If-Match rejects it if someone else changed it. Needs the permission `customers.write`.
         */
        patch: operations["patchUser"];
        trace?: never;
    };
    "/products/{id}/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock history of a product or of one of its variants, newest first
         * @description List the stock history of a product or of one of its variants, newest first. Needs the permission `catalogue.write`.
         */
        get: operations["listStockMoves"];
        put?: never;
        /**
         * Set or change the stock of a product, with a reason
         * @description Set or change the stock of a product, with a reason; the same Idempotency-Key applies it once. Needs the permission `catalogue.write`.
         */
        post: operations["adjustStock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/adjustments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set or change the stock of up to 1,000 variants by SKU, all or none
         * @description Set or change the stock of up to 1,000 variants by SKU, all or none; the same Idempotency-Key applies it once. Needs the permission `catalogue.write`.
         */
        post: operations["adjustStockBySku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set the prices of up to 1,000 variants by SKU, all or none
         * @description Set the prices of up to 1,000 variants by SKU, all or none; a running sale continues with the new regular price. Needs the permission `catalogue.write`.
         */
        post: operations["setPricesBySku"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/variants": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the options and variants of a product
         * @description Set the options and variants of a product; unlisted variants are removed, and an empty list makes it a plain product. Needs the permission `catalogue.write`.
         */
        put: operations["saveVariants"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/pictures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the images of a product in order, with alt text and type
         * @description Set the images of a product in order, with alt text and type; the first is the main image. Needs the permission `catalogue.write`.
         */
        put: operations["savePictures"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/search-texts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the search engine texts and URL handle of a product
         * @description Set the search engine texts and URL handle of a product; earlier handles redirect to it. Needs the permission `catalogue.write`.
         */
        put: operations["saveSearchTexts"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a product as editors see it, including drafts and scheduled changes
         * @description Get a product as editors see it, including drafts and scheduled changes. Needs the permission `catalogue.write`.
         */
        get: operations["getAdminProduct"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all products with their variants, including drafts, newest first
         * @description List all products with their variants, including drafts, newest first; total in X-Total-Count, next page in Link. Needs the permission `catalogue.write`.
         */
        get: operations["listAdminProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/duplicate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a draft with the texts, prices, variants, images and attributes of a product, without stock and SKUs
         * @description Create a draft with the texts, prices, variants, images and attributes of a product, without stock and SKUs; the same Idempotency-Key creates one copy. Needs the permission `catalogue.write`.
         */
        post: operations["duplicateProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/unpublished": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List or search drafts and scheduled products, newest first
         * @description List or search drafts and scheduled products, newest first. Needs the permission `catalogue.write`.
         */
        get: operations["listUnpublished"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/publishing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish a product, make it a draft, or schedule it
         * @description Publish a product, make it a draft, or schedule it. Needs the permission `catalogue.write`.
         */
        put: operations["setPublishing"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/sale-prices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the sale prices of a product and its variants
         * @description Set the sale prices of a product and its variants; unlisted sale prices end. Needs the permission `catalogue.write`.
         */
        put: operations["setSalePrices"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Edit several products at once
         * @description Edit several products at once; rejected as a whole if one of them has changed since. Needs the permission `catalogue.write`.
         */
        post: operations["changeProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk-changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an edit of all products that match a filter, all or none
         * @description Start an edit of all products that match a filter, all or none; its job reports the progress and can be stopped. Needs the permission `catalogue.write`.
         */
        post: operations["startBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/bulk-changes/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo a bulk edit once
         * @description Undo a bulk edit once; later edits and sales are kept. Needs the permission `catalogue.write`.
         */
        post: operations["undoBulkChange"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the whole catalogue as CSV
         * @description Export the whole catalogue as CSV; importing it restores the same catalogue. Needs the permission `catalogue.write`.
         */
        get: operations["exportProducts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create and edit products from CSV, all lines or none
         * @description Create and edit products from CSV, all lines or none; the exports of Shopify and WooCommerce are understood as they are, a dry run changes nothing, and an Idempotency-Key imports once. Needs the permission `catalogue.write`.
         */
        post: operations["importProducts"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a catalogue export
         * @description Start a catalogue export; its job reports the progress and provides the file. Needs the permission `catalogue.write`.
         */
        post: operations["startProductExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/imports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a catalogue import
         * @description Start a catalogue import; its job reports the progress and the result, and can be stopped. Needs the permission `catalogue.write`.
         */
        post: operations["startImport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/picture-copies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many pictures of the last import are copied into the shop, and which failed with the reason
         * @description How many pictures of the last import are copied into the shop, and which failed with the reason. Needs the permission `catalogue.write`.
         */
        get: operations["getPictureCopies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/picture-copies/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Copy all pictures again that failed
         * @description Copy all pictures again that failed; a job does so. Needs the permission `catalogue.write`.
         */
        post: operations["retryPictureCopies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/import-template": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A CSV file with the columns of an import and an example: of products, of products with variants, or of prices
         * @description A CSV file with the columns of an import and an example: of products, of products with variants, or of prices. Needs the permission `catalogue.write`.
         */
        get: operations["exportTemplate"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a product image (field file: JPEG, PNG, WebP or AVIF), stored in the shop's sizes
         * @description Upload a product image (field `file`: JPEG, PNG, WebP or AVIF), stored in the shop's sizes. Needs the permission `catalogue.write`.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the stock of all variants, by product name
         * @description List the stock of all variants, by product name. Needs the permission `catalogue.write`.
         */
        get: operations["listStock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List up to 1,000 items with low stock, with the units sold in 30 days
         * @description List up to 1,000 items with low stock, with the units sold in 30 days; those that sell out first come first. Needs the permission `catalogue.write`.
         */
        get: operations["getReorderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/stock/reorder/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the re-order list as CSV
         * @description Export the re-order list as CSV. Needs the permission `catalogue.write`.
         */
        get: operations["exportReorderList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/permissions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the permissions of an Admin
         * @description Set the permissions of an Admin. Needs the permission `staff.write`.
         */
        put: operations["setPermissions"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices a user is signed in on
         * @description List the devices a user is signed in on. Needs the permission `customers.read`.
         */
        get: operations["listUserSessions"];
        put?: never;
        post?: never;
        /**
         * Sign a user out on all devices
         * @description Sign a user out on all devices. Needs the permission `customers.write`.
         */
        delete: operations["endUserSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/demo-accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the demo accounts that still have their published password
         * @description List the demo accounts that still have their published password. Needs the permission `customers.write`.
         */
        get: operations["listDemoAccounts"];
        put?: never;
        post?: never;
        /**
         * Delete the demo accounts that still have their published password, all or none
         * @description Delete the demo accounts that still have their published password, all or none. Needs the permission `customers.write`.
         */
        delete: operations["deleteDemoAccounts"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change my password and end my sessions on other devices
         * @description Change my password and end my sessions on other devices. For signed-in users. API keys are refused.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the devices I am signed in on
         * @description List the devices I am signed in on. For signed-in users. API keys are refused.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * Sign out all my other devices
         * @description Sign out all my other devices. For signed-in users. API keys are refused.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sessions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Sign out one of my devices
         * @description Sign out one of my devices. For signed-in users. API keys are refused.
         */
        delete: operations["endSession"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export everything stored about me
         * @description Export everything stored about me. For signed-in users. API keys are refused.
         */
        get: operations["exportAccount"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete my account
         * @description Delete my account. For signed-in users. API keys are refused.
         */
        post: operations["deleteAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/security": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get whether my two-step verification is on and my email address is confirmed
         * @description Get whether my two-step verification is on and my email address is confirmed. For signed-in users. API keys are refused.
         */
        get: operations["getSecurity"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/sign-ins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List recent sign-in attempts to my account: ten that succeeded and ten that failed
         * @description List recent sign-in attempts to my account: ten that succeeded and ten that failed. For signed-in users. API keys are refused.
         */
        get: operations["listSignIns"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Get a secret for an authenticator app (Admin)
         * @description Get a secret for an authenticator app (Admin); not active until it is confirmed. For signed-in users. API keys are refused.
         */
        post: operations["startSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn on two-step verification with a first code and end my sessions on other devices
         * @description Turn on two-step verification with a first code and end my sessions on other devices. For signed-in users. API keys are refused.
         */
        post: operations["confirmSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/second-factor/off": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn off two-step verification with password and code
         * @description Turn off two-step verification with password and code. For signed-in users. API keys are refused.
         */
        post: operations["stopSecondFactor"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/users/{id}/second-factor": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Turn off two-step verification for a colleague who lost their app and codes
         * @description Turn off two-step verification for a colleague who lost their app and codes. Needs the permission `staff.write`.
         */
        delete: operations["resetSecondFactor"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend the link that confirms my email address, if email is set up
         * @description Resend the link that confirms my email address, if email is set up. For signed-in users. API keys are refused.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/email/verify": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm an email address with the link sent to it
         * @description Confirm an email address with the link sent to it. Anyone can call it.
         */
        post: operations["verifyEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/shop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the shop's name, currency and payment methods
         * @description Get the shop's name, currency and payment methods. Anyone can call it.
         */
        get: operations["getShop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Subscribe to the newsletter
         * @description Subscribe to the newsletter; the response is the same for a known email address. Anyone can call it.
         */
        post: operations["subscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/newsletter/unsubscribe/{unsubscribeToken}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the newsletter and wishlist emails of an address with the token of an email
         * @description End the newsletter and wishlist emails of an address with the token of an email; ignores its body (RFC 8058). Anyone can call it.
         */
        post: operations["unsubscribe"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List newsletter subscribers, newest first
         * @description List newsletter subscribers, newest first. Needs the permission `customers.read`.
         */
        get: operations["listSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/subscribers/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export newsletter subscribers as CSV
         * @description Export newsletter subscribers as CSV. Needs the permission `customers.read`.
         */
        get: operations["exportSubscribers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the log of admin changes and sign-in events, newest first
         * @description List the log of admin changes and sign-in events, newest first. Needs the permission `audit.read`.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/contact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a message to the shop
         * @description Send a message to the shop; not available in showroom mode. Anyone can call it.
         */
        post: operations["sendMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List messages from the contact form, newest first
         * @description List messages from the contact form, newest first. Needs the permission `customers.read`.
         */
        get: operations["listMessages"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a message with its replies
         * @description Get a message with its replies. Needs the permission `customers.read`.
         */
        get: operations["getMessage"];
        /**
         * Mark a message as open, answered or spam
         * @description Mark a message as open, answered or spam. Needs the permission `customers.write`.
         */
        put: operations["setMessageState"];
        post?: never;
        /**
         * Delete a message and its replies
         * @description Delete a message and its replies. Needs the permission `customers.write`.
         */
        delete: operations["deleteMessage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/messages/{id}/replies": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reply to a message by email
         * @description Reply to a message by email; the message is answered then. Needs the permission `customers.write`.
         */
        post: operations["replyToMessage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List promotions, newest first
         * @description List promotions, newest first. Needs the permission `coupons.write`.
         */
        get: operations["listPromotions"];
        put?: never;
        /**
         * Create a promotion
         * @description Create a promotion; the same Idempotency-Key returns the same promotion. Needs the permission `coupons.write`.
         */
        post: operations["createPromotion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Replace a promotion
         * @description Replace a promotion; orders that have it stay as they are. Needs the permission `coupons.write`.
         */
        put: operations["updatePromotion"];
        post?: never;
        /**
         * Delete a promotion
         * @description Delete a promotion; orders that have it stay as they are. Needs the permission `coupons.write`.
         */
        delete: operations["deletePromotion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/promotions/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try out a cart: which promotions apply, and why others don't
         * @description Try out a cart: which promotions apply, and why others don't. Needs the permission `coupons.write`.
         */
        post: operations["previewPromotions"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the published reviews of a product, newest first
         * @description List the published reviews of a product, newest first. Anyone can call it.
         */
        get: operations["listReviews"];
        put?: never;
        /**
         * Review a product that was delivered to me, once for each order
         * @description Review a product that was delivered to me, once for each order. For signed-in users. API keys are refused.
         */
        post: operations["createReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/reviews/photos": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture (field file: JPEG, PNG, WebP or AVIF) for my review of a product that was delivered to me
         * @description Upload a picture (field `file`: JPEG, PNG, WebP or AVIF) for my review of a product that was delivered to me. For signed-in users. API keys are refused.
         */
        post: operations["uploadReviewPicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/own-reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my reviews of a product, and whether I can write one
         * @description Get my reviews of a product, and whether I can write one. For signed-in users. API keys are refused.
         */
        get: operations["getOwnReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete my review
         * @description Delete my review. For signed-in users. API keys are refused.
         */
        delete: operations["deleteReview"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reviews/{id}/vote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Mark the review of another customer as helpful
         * @description Mark the review of another customer as helpful. For signed-in users. API keys are refused.
         */
        put: operations["voteForReview"];
        post?: never;
        /**
         * Take back my vote for a review
         * @description Take back my vote for a review. For signed-in users. API keys are refused.
         */
        delete: operations["removeReviewVote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the reviews of all products, newest first
         * @description List the reviews of all products, newest first. Needs the permission `customers.read`.
         */
        get: operations["listAdminReviews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Publish or reject a review
         * @description Publish or reject a review. Needs the permission `customers.write`.
         */
        put: operations["setReviewState"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/reviews/{id}/reply": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Answer a review in public
         * @description Answer a review in public; an empty text removes the answer. Needs the permission `customers.write`.
         */
        put: operations["replyToReview"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my wishlist, newest first
         * @description Get my wishlist, newest first. For signed-in users. API keys are refused.
         */
        get: operations["getWishlist"];
        /**
         * Add the wishlist of a device to mine
         * @description Add the wishlist of a device to mine; products that are gone are left out. For signed-in users. API keys are refused.
         */
        put: operations["mergeWishlist"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlist/{productId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Add a product to my wishlist
         * @description Add a product to my wishlist; with more than 100, the oldest is removed. For signed-in users. API keys are refused.
         */
        put: operations["addWish"];
        post?: never;
        /**
         * Remove a product from my wishlist
         * @description Remove a product from my wishlist. For signed-in users. API keys are refused.
         */
        delete: operations["removeWish"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share my wishlist by a link
         * @description Share my wishlist by a link; an existing link stays. For signed-in users. API keys are refused.
         */
        put: operations["shareWishlist"];
        post?: never;
        /**
         * End the link to my wishlist
         * @description End the link to my wishlist. For signed-in users. API keys are refused.
         */
        delete: operations["stopSharingWishlist"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/account/wishlist-emails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Get emails when products of my wishlist are back in stock or cheaper, or end them
         * @description Get emails when products of my wishlist are back in stock or cheaper, or end them. For signed-in users. API keys are refused.
         */
        put: operations["setWishlistEmails"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/wishlists/{token}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the products of a shared wishlist
         * @description Get the products of a shared wishlist. Anyone can call it.
         */
        get: operations["getSharedWishlist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/images": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload an image of the shop itself, such as its logo, as POST /images does for products
         * @description Upload an image of the shop itself, such as its logo, as `POST /images` does for products. Needs the permission `settings.write`.
         */
        post: operations["uploadShopImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/checklist": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the setup steps of a new shop
         * @description List the setup steps of a new shop. Needs the permission `settings.write`.
         */
        get: operations["getChecklist"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the settings and where each value comes from
         * @description List the settings and where each value comes from. Needs the permission `settings.write`.
         */
        get: operations["listSettings"];
        /**
         * Change several settings, all or none
         * @description Change several settings, all or none; they apply to all processes immediately. Needs the permission `settings.write`.
         */
        put: operations["changeSettings"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/settings/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a setting
         * @description Change a setting; it applies to all processes immediately. Needs the permission `settings.write`.
         */
        put: operations["changeSetting"];
        post?: never;
        /**
         * Reset a setting to its default
         * @description Reset a setting to its default. Needs the permission `settings.write`.
         */
        delete: operations["resetSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cart": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get my saved cart
         * @description Get my saved cart; not available in showroom mode. For signed-in users. API keys are refused.
         */
        get: operations["getCart"];
        /**
         * Replace my saved cart if its version is still the same
         * @description Replace my saved cart if its version is still the same; drops products that are no longer sold, and names them. For signed-in users. API keys are refused.
         */
        put: operations["saveCart"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List carts of accounts that were left with items, the latest first
         * @description List carts of accounts that were left with items, the latest first; not available in showroom mode. Needs the permission `customers.read`.
         */
        get: operations["listCarts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/quote": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate what these items would cost now
         * @description Calculate what these items would cost now. For signed-in users. Visitors need no token while the shop takes orders of guests.
         */
        post: operations["quoteOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/delivery-estimate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calculate when these items would arrive in a country and what their delivery costs
         * @description Calculate when these items would arrive in a country and what their delivery costs; not available in showroom mode. For signed-in users. Visitors need no token while the catalogue is public.
         */
        post: operations["estimateDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List my orders, newest first
         * @description List my orders, newest first. For signed-in users.
         */
        get: operations["listOrders"];
        put?: never;
        /**
         * Place an order, as a guest with email and without signing in
         * @description Place an order, as a guest with `email` and without signing in; the same Idempotency-Key returns the same order. For signed-in users. Visitors need no token while the shop takes orders of guests.
         */
        post: operations["placeOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an order
         * @description Get an order; only its customer and Admins can see it. For signed-in users. For the order of a guest also with the token of the order.
         */
        get: operations["getOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the status of an order
         * @description Update the status of an order; a shopper can only cancel. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["changeOrderStatus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/claim": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Bring an order that you placed as a guest into your account, if it has the same confirmed email address
         * @description Bring an order that you placed as a guest into your account, if it has the same confirmed email address. For signed-in users. API keys are refused.
         */
        post: operations["claimOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/erase": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Delete the personal data of a guest's order, at once if it is closed, otherwise when it is
         * @description Delete the personal data of a guest's order, at once if it is closed, otherwise when it is; its link stops working. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["eraseGuestOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/samples": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order free samples of fabrics and woods by letter, as a guest with email and without signing in
         * @description Order free samples of fabrics and woods by letter, as a guest with `email` and without signing in. For signed-in users. Visitors need no token while the shop takes orders of guests.
         */
        post: operations["orderSamples"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the online payment of your own order
         * @description Start the online payment of your own order; the response has the payment page. Repeating the call returns the same payment. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["startPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/payment/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the payment of your own order with the payment provider, without waiting for its event
         * @description Check the payment of your own order with the payment provider, without waiting for its event. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["checkPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/test-card": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose what the test card does with your own order
         * @description Choose what the test card does with your own order; nothing is charged. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["answerTestCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/stripe/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from Stripe, verified by its signature
         * @description Receive an event from Stripe, verified by its signature. Anyone can call it.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payments/{provider}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Receive an event from the payment provider of an extension, which verifies it
         * @description Receive an event from the payment provider of an extension, which verifies it. Anyone can call it.
         */
        post: operations["receivePaymentEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the payments and refunds of an order with their events
         * @description List the payments and refunds of an order with their events. Needs the permission `payments.read`.
         */
        get: operations["getOrderPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare the latest online payments in the shop and at the payment provider
         * @description Compare the latest online payments in the shop and at the payment provider. Needs the permission `payments.read`.
         */
        get: operations["comparePayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/attempts/{id}/settle": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sync a payment attempt with the payment provider
         * @description Sync a payment attempt with the payment provider. Needs the permission `payments.write`.
         */
        post: operations["settleAttempt"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Refund an order by item or by amount
         * @description Refund an order by item or by amount; the same Idempotency-Key refunds once. Needs the permission `payments.write`.
         */
        post: operations["refundOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List all orders, newest first
         * @description List all orders, newest first; total in X-Total-Count, next page in Link. Needs the permission `orders.read`.
         */
        get: operations["listAllOrders"];
        put?: never;
        /**
         * Create an order for a customer, by phone or in person
         * @description Create an order for a customer, by phone or in person; the same Idempotency-Key returns the same order. Needs the permission `orders.write`.
         */
        post: operations["placeOrderForCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the orders of each view, and list the values of the filters
         * @description Count the orders of each view, and list the values of the filters. Needs the permission `orders.read`.
         */
        get: operations["getOrderViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/packing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark confirmed orders as packed, or as not packed
         * @description Mark confirmed orders as packed, or as not packed; each one succeeds or is listed with a reason. Needs the permission `orders.write`.
         */
        post: operations["packOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/pick-list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * List the stock items of several orders, grouped by product and SKU
         * @description List the stock items of several orders, grouped by product and SKU. Needs the permission `orders.read`.
         */
        post: operations["getPickList"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Update the status of several orders
         * @description Update the status of several orders; each one succeeds or is listed with a reason. Needs the permission `orders.write`.
         */
        post: operations["changeOrderStatuses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own status change within ten seconds
         * @description Undo your own status change within ten seconds. Needs the permission `orders.write`.
         */
        post: operations["undoStatusChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export orders as CSV
         * @description Export orders as CSV. Needs the permission `orders.read`.
         */
        get: operations["exportOrders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an order export
         * @description Start an order export; its job reports the progress and provides the file. Needs the permission `orders.read`.
         */
        post: operations["startOrderExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List payments and refunds, newest first
         * @description List payments and refunds, newest first. Needs the permission `payments.read`.
         */
        get: operations["listPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark a payment as paid or refunded, or its balance as paid
         * @description Mark a payment as paid or refunded, or its balance as paid. Needs the permission `payments.write`.
         */
        post: operations["markPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/payments/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own change to a payment within ten seconds
         * @description Undo your own change to a payment within ten seconds. Needs the permission `payments.write`.
         */
        post: operations["undoPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mark the payments of several orders as paid
         * @description Mark the payments of several orders as paid; each one succeeds or is listed with a reason. Needs the permission `payments.write`.
         */
        post: operations["markPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/payments/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Undo your own marks on payments within ten seconds
         * @description Undo your own marks on payments within ten seconds. Needs the permission `payments.write`.
         */
        post: operations["undoPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List coupons, newest first
         * @description List coupons, newest first. Needs the permission `coupons.write`.
         */
        get: operations["listCoupons"];
        put?: never;
        /**
         * Create a coupon
         * @description Create a coupon; the same Idempotency-Key returns the same coupon. Needs the permission `coupons.write`.
         */
        post: operations["createCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/coupons/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a coupon now
         * @description End a coupon now. Needs the permission `coupons.write`.
         */
        post: operations["endCoupon"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dashboard figures from real orders
         * @description Get the dashboard figures from real orders. Needs the permission `reports.read`.
         */
        get: operations["getDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Resend an email that failed or was held back because of its age
         * @description Resend an email that failed or was held back because of its age. Needs the permission `customers.write`.
         */
        post: operations["resendMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test email to yourself
         * @description Send a test email to yourself. Needs the permission `settings.write`.
         */
        post: operations["sendTestMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Preview an email with a sample order
         * @description Preview an email with a sample order. Needs the permission `settings.write`.
         */
        post: operations["previewMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send yourself an email with a sample order
         * @description Send yourself an email with a sample order. Needs the permission `settings.write`.
         */
        post: operations["sendSampleMail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/mails": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List emails, newest first
         * @description List emails, newest first. Needs the permission `customers.read`.
         */
        get: operations["listMails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/orders/{id}/returns": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Request a return of items from your own delivered order
         * @description Request a return of items from your own delivered order; the same Idempotency-Key requests it once. For signed-in users. For the order of a guest also with the token of the order.
         */
        post: operations["requestReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/returns/{id}/answer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept or decline a return request
         * @description Accept or decline a return request; the customer is notified. Needs the permission `orders.write`.
         */
        post: operations["answerReturn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/guest-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a guest a new link to the order by email
         * @description Send a guest a new link to the order by email; earlier links stop working. Needs the permission `orders.write`.
         */
        post: operations["sendGuestLink"];
        /**
         * Revoke the link to a guest's order
         * @description Revoke the link to a guest's order; later emails have none. Needs the permission `orders.write`.
         */
        delete: operations["revokeGuestLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ship an order with its tracking numbers
         * @description Ship an order with its tracking numbers; the customer is notified. Needs the permission `orders.write`.
         */
        post: operations["shipOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/shipping/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Set a shipped order without parcels back to confirmed, with a reason that the customer can read
         * @description Set a shipped order without parcels back to confirmed, with a reason that the customer can read. Needs the permission `orders.write`.
         */
        post: operations["cancelShipment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the address, items, prices or discount of an order before it ships
         * @description Change the address, items, prices or discount of an order before it ships; the difference is refunded or due, and the customer is notified. Needs the permission `orders.write`.
         */
        put: operations["changeOrder"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the special request of an order
         * @description Change the special request of an order; null clears it, and If-Match rejects it if someone else changed the order. Needs the permission `orders.write`.
         */
        patch: operations["patchOrder"];
        trace?: never;
    };
    "/admin/orders/{id}/parcels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Set the tracking numbers of an order
         * @description Set the tracking numbers of an order; the customer is notified of changes while it is on its way. Needs the permission `orders.write`.
         */
        put: operations["setParcels"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel an order with a reason that the customer can read
         * @description Cancel an order with a reason that the customer can read. Needs the permission `orders.write`.
         */
        post: operations["cancelOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Add an internal note to an order
         * @description Add an internal note to an order; the same Idempotency-Key adds it once. Needs the permission `orders.write`.
         */
        post: operations["addOrderNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/office": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the internal part of an order: notes, changes and emails
         * @description Get the internal part of an order: notes, changes and emails. Needs the permission `orders.read`.
         */
        get: operations["getOrderAdminDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List accounts with orders, spend and tags, newest first
         * @description List accounts with orders, spend and tags, newest first; not available in showroom mode. Needs the permission `customers.read`.
         */
        get: operations["listCustomers"];
        put?: never;
        /**
         * Create an account for a customer, who sets a password by link
         * @description Create an account for a customer, who sets a password by link; the same Idempotency-Key creates only one. Needs the permission `customers.write`.
         */
        post: operations["createCustomer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/exports": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start an export of the customers that match a filter
         * @description Start an export of the customers that match a filter; its job reports the progress and provides the file. Needs the permission `customers.read`.
         */
        post: operations["startCustomerExport"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customer-tags": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the tags of customers with their number, most used first, at most 500
         * @description List the tags of customers with their number, most used first, at most 500. Needs the permission `customers.read`.
         */
        get: operations["listCustomerTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/tags/{tag}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a customer a tag
         * @description Give a customer a tag; the same tag twice is no error. Needs the permission `customers.write`.
         */
        put: operations["addCustomerTag"];
        post?: never;
        /**
         * Remove a tag from a customer
         * @description Remove a tag from a customer. Needs the permission `customers.write`.
         */
        delete: operations["removeCustomerTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the internal record of a customer: orders, spend, note and whether they are blocked
         * @description Get the internal record of a customer: orders, spend, note and whether they are blocked. Needs the permission `customers.read`.
         */
        get: operations["getCustomerRecord"];
        /**
         * Save the internal note about a customer, or block them
         * @description Save the internal note about a customer, or block them; a blocked customer is signed out and can't sign in or order. Needs the permission `customers.write`.
         */
        put: operations["saveCustomerRecord"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what a customer bought, returned, wrote and reviewed
         * @description List what a customer bought, returned, wrote and reviewed; not available in showroom mode. Needs the permission `customers.read`.
         */
        get: operations["getCustomerHistory"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count what a merge would move from another account to this one
         * @description Count what a merge would move from another account to this one. Needs the permission `customers.write`.
         */
        get: operations["previewCustomerMerge"];
        put?: never;
        /**
         * Move all of another account to this one and delete it
         * @description Move all of another account to this one and delete it; not for accounts of staff. Needs the permission `customers.write`.
         */
        post: operations["mergeCustomers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/customers/{id}/reset-link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a customer a password reset link
         * @description Send a customer a password reset link. Needs the permission `customers.write`.
         */
        post: operations["sendResetLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/documents/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an invoice or credit note as PDF
         * @description Get an invoice or credit note as PDF; only its customer and Admins can see it. For signed-in users. For the order of a guest also with the token of the order.
         */
        get: operations["getDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/packing-slip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the packing slip of an order as PDF, without prices
         * @description Get the packing slip of an order as PDF, without prices. Needs the permission `orders.read`.
         */
        get: operations["getPackingSlip"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/{id}/invoice": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create the invoice for an order, paid or not
         * @description Create the invoice for an order, paid or not; repeating the call returns the same invoice. Needs the permission `orders.write`.
         */
        post: operations["makeInvoice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/products/{id}/sheets/{sheet}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the dimensions, care guide or assembly notes of a product as PDF
         * @description Get the dimensions, care guide or assembly notes of a product as PDF. For signed-in users, or for anyone if the catalogue is public.
         */
        get: operations["getProductSheet"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/orders/printing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start printing invoices or packing slips for several orders into one PDF
         * @description Start printing invoices or packing slips for several orders into one PDF; its job reports the progress. Needs the permission `orders.write`.
         */
        post: operations["startPrinting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/pdf": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the PDF of your own job
         * @description Download the PDF of your own job; available for one day. For signed-in users.
         */
        get: operations["getJobPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get sizes, free disk space, failed jobs, unsent emails and the last backup
         * @description Get sizes, free disk space, failed jobs, unsent emails and the last backup. Needs the permission `settings.write`.
         */
        get: operations["getHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/backups": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start a backup of all data and uploaded images
         * @description Start a backup of all data and uploaded images; its job reports the progress. Needs every permission. API keys are refused.
         */
        post: operations["startBackup"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/backups/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download a backup
         * @description Download a backup; available for one day. Needs every permission. API keys are refused.
         */
        get: operations["getBackupFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/sales": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the orders placed, the money received and the refunds of a period
         * @description Add up the orders placed, the money received and the refunds of a period. Needs the permission `reports.read`.
         */
        get: operations["getSalesReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/products": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up what was ordered in a period, by product, variant or category
         * @description Add up what was ordered in a period, by product, variant or category. Needs the permission `reports.read`.
         */
        get: operations["getProductsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/tax": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the invoices and credit notes of a period, by tax rate and country
         * @description Add up the invoices and credit notes of a period, by tax rate and country. Needs the permission `reports.read`.
         */
        get: operations["getTaxReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/customers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count new and returning customers of a period, with their orders
         * @description Count new and returning customers of a period, with their orders. Needs the permission `reports.read`.
         */
        get: operations["getCustomersReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/carts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Count the saved carts of a period, the orders that they became, and reminders
         * @description Count the saved carts of a period, the orders that they became, and reminders. Needs the permission `reports.read`.
         */
        get: operations["getCartsReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/stock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Add up the stock of this moment at its prices, by category or product
         * @description Add up the stock of this moment at its prices, by category or product. Needs the permission `reports.read`.
         */
        get: operations["getStockReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/accounting": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export the invoices and credit notes of a month for an accountant: a row for each tax rate of a document
         * @description Export the invoices and credit notes of a month for an accountant: a row for each tax rate of a document; always the same file. Needs the permission `reports.read`.
         */
        get: operations["exportAccounting"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reports/{report}/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Export a report as CSV, with the same query as the report
         * @description Export a report as CSV, with the same query as the report. Needs the permission `reports.read`.
         */
        get: operations["exportReport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List background jobs, newest first
         * @description List background jobs, newest first. Needs the permission `settings.write`.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Retry a job that failed or was held back because of its age, or run a recurring job now
         * @description Retry a job that failed or was held back because of its age, or run a recurring job now. Needs the permission `settings.write`.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the progress of a job you started
         * @description Get the progress of a job you started. For signed-in users.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stop a job you started
         * @description Stop a job you started; an Admin with the settings permission can stop any job. For signed-in users.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download the file of your own export
         * @description Download the file of your own export; available for one day. For signed-in users.
         */
        get: operations["getJobFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the people who may use the admin area, up to 500
         * @description List the people who may use the admin area, up to 500. Needs the permission `staff.write`.
         */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/people/{id}/work": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get the open work of a colleague, before removing them
         * @description Get the open work of a colleague, before removing them. Needs the permission `staff.write`.
         */
        get: operations["getStaffWork"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/people/{id}/role": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give a colleague another role
         * @description Give a colleague another role; I need every permission that changes. Needs the permission `staff.write`. API keys are refused.
         */
        put: operations["setStaffRole"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/people/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Remove a colleague from the staff: ends role, sessions, API keys and invitations
         * @description Remove a colleague from the staff: ends role, sessions, API keys and invitations; the account stays. Needs the permission `staff.write`. API keys are refused.
         */
        delete: operations["removeStaff"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the roles, Owner first
         * @description List the roles, Owner first. Needs the permission `staff.write`.
         */
        get: operations["listStaffRoles"];
        put?: never;
        /**
         * Create a role with some of my permissions
         * @description Create a role with some of my permissions. Needs the permission `staff.write`. API keys are refused.
         */
        post: operations["createStaffRole"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/roles/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a role and the permissions of everyone who has it
         * @description Change a role and the permissions of everyone who has it; I need all of them, before and after. Needs the permission `staff.write`. API keys are refused.
         */
        put: operations["updateStaffRole"];
        post?: never;
        /**
         * Delete a role
         * @description Delete a role; its people and invitations get the role `replacement`, which a role in use needs. Needs the permission `staff.write`. API keys are refused.
         */
        delete: operations["deleteStaffRole"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the invitations that were not accepted, the newest first
         * @description List the invitations that were not accepted, the newest first. Needs the permission `staff.write`.
         */
        get: operations["listInvitations"];
        put?: never;
        /**
         * Invite someone to join the staff
         * @description Invite someone to join the staff; replaces an earlier invitation, and lasts seven days. Needs the permission `staff.write`. API keys are refused.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Revoke an invitation
         * @description Revoke an invitation; its link stops working. Needs the permission `staff.write`. API keys are refused.
         */
        delete: operations["revokeInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/read": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read an invitation by the token of its link
         * @description Read an invitation by the token of its link. Anyone can call it.
         */
        post: operations["readInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/join": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation with a new account
         * @description Accept an invitation with a new account. Anyone can call it.
         */
        post: operations["joinStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation to my email address with my account
         * @description Accept an invitation to my email address with my account. For signed-in users. API keys are refused.
         */
        post: operations["acceptInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the API keys, the newest first
         * @description List the API keys, the newest first. Needs the permission `staff.write`. API keys are refused.
         */
        get: operations["listApiKeys"];
        put?: never;
        /**
         * Create an API key with some of my permissions
         * @description Create an API key with some of my permissions; the reply is the only one that contains the key. Needs the permission `staff.write`. API keys are refused.
         */
        post: operations["createApiKey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/api-keys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an API key
         * @description Delete an API key; its next request is refused. Needs the permission `staff.write`. API keys are refused.
         */
        delete: operations["deleteApiKey"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List what changed after a cursor, oldest first
         * @description List what changed after a cursor, oldest first. Without `since`, the reply has only the current cursor: get it before you read everything. For signed-in users.
         */
        get: operations["listChanges"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the webhooks, the newest first
         * @description List the webhooks, the newest first. Needs the permission `staff.write`.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * Create a webhook
         * @description Create a webhook; the reply is the only one that contains the secret. Needs the permission `staff.write`. API keys are refused.
         */
        post: operations["createWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get a webhook
         * @description Get a webhook. Needs the permission `staff.write`.
         */
        get: operations["getWebhook"];
        /**
         * Change a webhook, disable it or enable it again
         * @description Change a webhook, disable it or enable it again; events since then are sent. Needs the permission `staff.write`. API keys are refused.
         */
        put: operations["updateWebhook"];
        post?: never;
        /**
         * Delete a webhook and its deliveries
         * @description Delete a webhook and its deliveries. Needs the permission `staff.write`. API keys are refused.
         */
        delete: operations["deleteWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}/secret": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create a new secret
         * @description Create a new secret; for a day, deliveries are signed with both. Needs the permission `staff.write`. API keys are refused.
         */
        post: operations["rotateWebhookSecret"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the event webhook.test now, once, and return the result
         * @description Send the event `webhook.test` now, once, and return the result. Needs the permission `staff.write`.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/{id}/deliveries": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the deliveries of the last 30 days, the newest first
         * @description List the deliveries of the last 30 days, the newest first. Needs the permission `staff.write`.
         */
        get: operations["listWebhookDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/admin/webhooks/deliveries/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a delivery again now, and return the result
         * @description Send a delivery again now, and return the result. Needs the permission `staff.write`.
         */
        post: operations["retryWebhookDelivery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface webhooks {
    "order.placed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order placed
         * @description Order placed. Sent to webhooks as `order.placed`, signed by the Standard Webhooks specification.
         */
        post: operations["order.placed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.paid": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order paid
         * @description Order paid. Sent to webhooks as `order.paid`, signed by the Standard Webhooks specification.
         */
        post: operations["order.paid"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order updated
         * @description Order updated. Sent to webhooks as `order.updated`, signed by the Standard Webhooks specification.
         */
        post: operations["order.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order shipped
         * @description Order shipped. Sent to webhooks as `order.shipped`, signed by the Standard Webhooks specification.
         */
        post: operations["order.shipped"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order cancelled
         * @description Order cancelled. Sent to webhooks as `order.cancelled`, signed by the Standard Webhooks specification.
         */
        post: operations["order.cancelled"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order refunded
         * @description Order refunded. Sent to webhooks as `order.refunded`, signed by the Standard Webhooks specification.
         */
        post: operations["order.refunded"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "return.requested": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Return requested
         * @description Return requested. Sent to webhooks as `return.requested`, signed by the Standard Webhooks specification.
         */
        post: operations["return.requested"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product created
         * @description Product created. Sent to webhooks as `product.created`, signed by the Standard Webhooks specification.
         */
        post: operations["product.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product updated
         * @description Product updated. Sent to webhooks as `product.updated`, signed by the Standard Webhooks specification.
         */
        post: operations["product.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Product deleted
         * @description Product deleted. Sent to webhooks as `product.deleted`, signed by the Standard Webhooks specification.
         */
        post: operations["product.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "stock.changed": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stock changed
         * @description Stock changed. Sent to webhooks as `stock.changed`, signed by the Standard Webhooks specification.
         */
        post: operations["stock.changed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.created": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer created
         * @description Customer created. Sent to webhooks as `customer.created`, signed by the Standard Webhooks specification.
         */
        post: operations["customer.created"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer updated
         * @description Customer updated. Sent to webhooks as `customer.updated`, signed by the Standard Webhooks specification.
         */
        post: operations["customer.updated"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "customer.deleted": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Customer deleted
         * @description Customer deleted. Sent to webhooks as `customer.deleted`, signed by the Standard Webhooks specification.
         */
        post: operations["customer.deleted"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "resync.required": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Changes are missing: read everything again
         * @description Changes are missing: read everything again. Sent to webhooks as `resync.required`, signed by the Standard Webhooks specification.
         */
        post: operations["resync.required"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Test sent by an Admin
         * @description Test sent by an Admin. Sent to webhooks as `webhook.test`, signed by the Standard Webhooks specification.
         */
        post: operations["webhook.test"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export interface components {
    schemas: {
        SignInReply: {
            /** @description Token for the `Authorization` header, valid for ten minutes. */
            accessToken: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: components["schemas"]["Role"];
            /** @description Name that others see. */
            userName: string;
            /** @description Id of the user. */
            userId: components["schemas"]["Id"];
        };
        /** @enum {string} */
        Role: "User" | "Admin";
        /** @description Id of an object. */
        Id: string;
        TokenReply: {
            /** @description Token for the `Authorization` header, valid for ten minutes. */
            accessToken: string;
            /** @description Token for the next pair of tokens, valid once. */
            refreshToken: string;
            /** @description Seconds until the access token expires. */
            expiresIn: number;
        };
        AccessTokenReply: {
            /** @description Token for the `Authorization` header, valid for ten minutes. */
            accessToken: string;
        };
        Product: {
            /** @description Id, also called `id`. */
            _id: components["schemas"]["Id"];
            /** @description Id of the product. */
            id: components["schemas"]["Id"];
            /** @description Name that shoppers see. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /** @description Category of the product. */
            category: components["schemas"]["Category"];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Stock; of a product with variants, that of all together. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt?: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Images; the main image is first. */
            images?: components["schemas"]["ProductImage"][];
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Name of a current promotion for this product; absent without any. */
            promotion?: string;
            /** @description Published reviews of the product in figures; missing without reviews. */
            rating?: components["schemas"]["Rating"];
            /** @description Whether shoppers choose one of several variants, each with its own stock. */
            hasChoice?: boolean;
            /** @description Colours that the product is sold in. */
            swatches?: components["schemas"]["Swatches"];
            /** @description Second image, for lists. */
            hoverImageUrl?: string;
            /** @description Variant that matches the filters or the search. */
            match?: components["schemas"]["Match"];
            /** @description Price of the cheapest variant, if the prices of the variants differ. */
            cheapest?: {
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number;
            };
            /** @description What shoppers choose, such as fabric or size. */
            options?: components["schemas"]["Option"][];
            /** @description The variants; the first is the default. */
            variants?: components["schemas"]["Variant"][];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug?: string;
            /** @description Title for search engines. */
            metaTitle?: string;
            /** @description Description for search engines. */
            metaDescription?: string;
            /** @description Properties such as dimensions and materials, by the key of the attribute. */
            attributes?: components["schemas"]["ProductAttribute"][];
            /** @description Ids of products that the owner shows with the product, in order. */
            companions?: components["schemas"]["Id"][];
        };
        /** @enum {string} */
        Category: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
        ProductImage: {
            /** @description Address of the image. */
            url: string;
            /** @description Text that describes the image. */
            alt: string;
            /**
             * @description What the image shows.
             * @enum {string}
             */
            kind: "front" | "side" | "detail" | "room" | "scale";
        };
        Rating: {
            /** @description Average number of stars. */
            average: number;
            /** @description How many there are. */
            count: number;
            /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
            stars?: number[];
        };
        Swatches: {
            /** @description Name of the option. */
            option: string;
            /** @description How many there are. */
            count: number;
            /** @description Colours, as text for CSS. */
            colours: string[];
        };
        Match: {
            /** @description Name for readers. */
            name: string;
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Number of pieces. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId: components["schemas"]["Id"];
        };
        Option: {
            /** @description What can be chosen. */
            name: string;
            /** @description The values, in the order of the options. */
            values: components["schemas"]["OptionValue"][];
        };
        OptionValue: {
            /** @description Name for programs, which does not change. */
            key: string;
            /** @description Name that shoppers see. */
            name: string;
            /** @description Colour for CSS; null without one. */
            swatch: string | null;
            /** @description Address of an image of the material. */
            swatchUrl?: string;
        };
        Variant: {
            /** @description Id of the variant. */
            id: components["schemas"]["Id"];
            /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
            sku: string | null;
            /** @description Its values in words; empty for a product without options. */
            name: string;
            /** @description The values, in the order of the options. */
            values: string[];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Pieces that can be sold. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /** @description Size in centimetres; null if unknown. */
            measures?: components["schemas"]["Measures"];
            /** @description Images; the main image is first. */
            images?: components["schemas"]["ProductImage"][];
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes?: components["schemas"]["ProductAttribute"][];
        };
        Measures: {
            /** @description Width in centimetres. */
            width?: number;
            /** @description Depth in centimetres. */
            depth?: number;
            /** @description Height in centimetres. */
            height?: number;
        };
        ProductAttribute: {
            /** @description Name for programs; of a new API key, the key itself. */
            key: string;
            /** @description Name for readers. */
            name: string;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "number" | "choice" | "choices" | "flag" | "text";
            /** @description Unit of the number. */
            unit: string;
            /** @description Value. */
            value: components["schemas"]["AttributeValue"];
            /** @description Text; null for the built-in one. */
            text: string;
        };
        /** @description Value of an attribute, by its type. */
        AttributeValue: number | boolean | string | string[];
        Facets: {
            /** @description Sum, or how many there are. */
            total: number;
            /** @description Number of products in each category. */
            categories: {
                /** @description Value. */
                value: components["schemas"]["Category"];
                /** @description How many there are. */
                count: number;
            }[];
            /** @description Number of products in each range of prices. */
            prices: {
                /** @description Lowest value. */
                min: number;
                /** @description Highest value. */
                max: number | null;
                /** @description How many there are. */
                count: number;
            }[];
            /** @description Whether it can be bought now, or how many products can. */
            inStock: number;
            /** @description Whether the price is reduced, or how many products have a reduced price. */
            onSale: number;
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string;
                /** @description Name for readers. */
                name: string;
                /**
                 * @description Type.
                 * @enum {string}
                 */
                type: "number" | "choice" | "choices" | "flag" | "text";
                /** @description Unit of the number. */
                unit: string;
                /** @description The values, in the order of the options. */
                values: {
                    /** @description Value. */
                    value: string;
                    /** @description Name for readers. */
                    name: string;
                    /** @description Colour for CSS; null without one. */
                    swatch: string | null;
                    /** @description How many there are. */
                    count: number;
                }[];
                /** @description Range of the numbers; null for other types. */
                range: {
                    /** @description Lowest value. */
                    min: number;
                    /** @description Highest value. */
                    max: number;
                } | null;
            }[];
        };
        Suggestion: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name for readers. */
            name: string;
            /** @description Category of the product. */
            category: components["schemas"]["Category"];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Price of the cheapest variant, if the prices of the variants differ. */
            cheapest?: {
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number;
            };
            /** @description Address of the main image. */
            imageUrl: string;
            /** @description Variant that matches the filters or the search. */
            match?: components["schemas"]["Match"];
        };
        Destination: {
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "category" | "collection";
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug: string;
            /** @description Name for readers. */
            name: string;
        };
        Synonym: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Words that mean the same. */
            phrases: string[];
            /** @description Whether only the first word finds the others. */
            oneWay: boolean;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
        };
        Kind: {
            /** @description Name for programs; of a new API key, the key itself. */
            key: string;
            /** @description Name for readers. */
            name: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Address of the main image. */
            imageUrl: string;
        };
        Attribute: {
            /** @description Name for programs; of a new API key, the key itself. */
            key: string;
            /** @description Name for readers. */
            name: string;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "number" | "choice" | "choices" | "flag" | "text";
            /** @description Unit of the number. */
            unit: string;
            /** @description Values that can be chosen, in order. */
            choices: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string;
                /** @description Name for readers. */
                name: string;
                /** @description Colour for CSS; null without one. */
                swatch: string | null;
                /** @description Text; null for the built-in one. */
                text?: string;
                /** @description Address of the main image. */
                imageUrl?: string | null;
            }[];
            /** @description Whether shoppers can filter by it. */
            facet: boolean;
            /** @description Position in the list, from 1. */
            position: number;
        };
        Collection: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug: string;
            /** @description Name for readers. */
            name: string;
            /** @description Description for readers. */
            description: string;
        };
        AdminCollection: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug: string;
            /** @description Name for readers. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /** @description Products that belong to the collection by themselves; null if staff choose them. */
            rule: components["schemas"]["CollectionRule"] | null;
            /** @description Position in the list, from 1. */
            position: number;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description The products, or their number. */
            products: number;
        };
        CollectionRule: {
            /** @description Category of the product. */
            category?: components["schemas"]["Category"];
            /** @description Lowest price. */
            minPrice?: number;
            /** @description Highest price. */
            maxPrice?: number;
            /** @description Whether it can be bought now, or how many products can. */
            inStock?: boolean;
            /** @description Whether the price is reduced, or how many products have a reduced price. */
            onSale?: boolean;
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes?: string;
        };
        ProductCollections: {
            /** @description Ids of the collections that contain the product. */
            collectionIds: components["schemas"]["Id"][];
        };
        User: {
            /** @description Id, also called `id`. */
            _id: components["schemas"]["Id"];
            /** @description Id of the account. */
            id: components["schemas"]["Id"];
            /** @description Id of the user. */
            user_id: components["schemas"]["Id"];
            /** @description Name that others see. */
            userName: string;
            /** @description Whether it is a customer or staff. */
            role: components["schemas"]["Role"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Street and number. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Country by its name. */
            country: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Permissions that the account or key has. */
            permissions: components["schemas"]["Permission"][];
        };
        /** @enum {string} */
        Permission: "catalogue.write" | "orders.read" | "orders.write" | "payments.read" | "payments.write" | "customers.read" | "customers.write" | "coupons.write" | "settings.write" | "staff.write" | "reports.read" | "audit.read";
        AdjustedStock: {
            /** @description The rows in the order of the request. */
            items: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId: components["schemas"]["Id"];
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku: string | null;
                /** @description Stock before. */
                before: number;
                /** @description Stock now. */
                quantity: number;
            }[];
        };
        UpdatedPrices: {
            /** @description The rows in the order of the request. */
            items: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId: components["schemas"]["Id"];
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku: string | null;
                /** @description Regular price before. */
                before: number;
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
            }[];
        };
        StockMove: {
            /** @description Id. */
            id: string;
            /** @description When it happened. */
            at: string;
            /**
             * @description What changed the stock.
             * @enum {string}
             */
            kind: "opening" | "sale" | "cancel" | "return" | "count" | "edit" | "import";
            /** @description Number of pieces that came, or went if negative. */
            change: number;
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"];
            /** @description Values of the variant's options. */
            variant?: string;
            /** @description Stock after the change. */
            quantityAfter: number;
            /** @description Note. */
            note: string;
            /** @description The order. */
            order: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Number that people read. */
                number: number;
            } | null;
            /** @description Who did it; null for the shop itself. */
            actor: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
            } | null;
        };
        AdminProduct: {
            /** @description Id, also called `id`. */
            _id: components["schemas"]["Id"];
            /** @description Id of the product. */
            id: components["schemas"]["Id"];
            /** @description Name that shoppers see. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /** @description Category of the product. */
            category: components["schemas"]["Category"];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Stock; of a product with variants, that of all together. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Images; the main image is first. */
            images?: components["schemas"]["ProductImage"][];
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Name of a current promotion for this product; absent without any. */
            promotion?: string;
            /** @description Published reviews of the product in figures; missing without reviews. */
            rating?: components["schemas"]["Rating"];
            /** @description Whether shoppers choose one of several variants, each with its own stock. */
            hasChoice?: boolean;
            /** @description Colours that the product is sold in. */
            swatches?: components["schemas"]["Swatches"];
            /** @description Second image, for lists. */
            hoverImageUrl?: string;
            /** @description Variant that matches the filters or the search. */
            match?: components["schemas"]["Match"];
            /** @description Price of the cheapest variant, if the prices of the variants differ. */
            cheapest?: {
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number;
            };
            /** @description What shoppers choose, such as fabric or size. */
            options?: components["schemas"]["Option"][];
            /** @description The variants; the first is the default. */
            variants?: components["schemas"]["Variant"][];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug?: string;
            /** @description Title for search engines. */
            metaTitle?: string;
            /** @description Description for search engines. */
            metaDescription?: string;
            /** @description Properties such as dimensions and materials, by the key of the attribute. */
            attributes?: components["schemas"]["ProductAttribute"][];
            /** @description Ids of products that the owner shows with the product, in order. */
            companions?: components["schemas"]["Id"][];
            /** @description Whether and from when shoppers see the product. */
            publishing: components["schemas"]["Publishing"];
            /** @description Sales with their prices and times. */
            salePrices: components["schemas"]["SalePrice"][];
            /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
            lowStock: number | null;
        };
        Publishing: {
            /**
             * @description State.
             * @enum {string}
             */
            state: "published" | "draft" | "scheduled";
            /** @description Publishing time; null unless it is scheduled. */
            publishAt: string | null;
        };
        SalePrice: {
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId: components["schemas"]["Id"];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /**
             * Format: date-time
             * @description When it starts; null for at once.
             */
            startsAt: string;
            /** @description When it ends; null for no end. */
            endsAt: string | null;
            /** @description Price without the sale; null if it is the present price. */
            regularPrice: number | null;
        };
        SavedProduct: {
            /** @description Id, also called `id`. */
            _id: components["schemas"]["Id"];
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name for readers. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /** @description Category of the product. */
            category: components["schemas"]["Category"];
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Number of pieces. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Images; the main image is first. */
            images?: components["schemas"]["ProductImage"][];
            /** @description Earlier, higher price. */
            compareAtPrice?: number;
            /** @description Name of a current promotion for this product; absent without any. */
            promotion?: string;
            /** @description Published reviews of the product in figures; missing without reviews. */
            rating?: components["schemas"]["Rating"];
            /** @description Whether shoppers choose one of several variants, each with its own stock. */
            hasChoice?: boolean;
            /** @description Colours that the product is sold in. */
            swatches?: components["schemas"]["Swatches"];
            /** @description Second image, for lists. */
            hoverImageUrl?: string;
            /** @description Variant that matches the filters or the search. */
            match?: components["schemas"]["Match"];
            /** @description Price of the cheapest variant, if the prices of the variants differ. */
            cheapest?: {
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number;
            };
            /** @description What shoppers choose, such as fabric or size. */
            options?: components["schemas"]["Option"][];
            /** @description The variants; the first is the default. */
            variants?: components["schemas"]["Variant"][];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug?: string;
            /** @description Title for search engines. */
            metaTitle?: string;
            /** @description Description for search engines. */
            metaDescription?: string;
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes?: components["schemas"]["ProductAttribute"][];
            /** @description Ids of products that the owner shows with the product, in order. */
            companions?: components["schemas"]["Id"][];
            /** @description Whether and from when shoppers see the product. */
            publishing: components["schemas"]["Publishing"];
            /** @description Sales with their prices and times. */
            salePrices: components["schemas"]["SalePrice"][];
            /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
            lowStock: number | null;
            /** @description Ids of the collections that contain the product. */
            collectionIds: components["schemas"]["Id"][];
        };
        /** @description Id of a job. */
        JobId: string;
        ImportReport: {
            /** @description Whether the file was only checked. */
            dryRun: boolean;
            /** @description Number of rows by outcome. */
            counts: {
                /** @description Rows that add a product. */
                create: number;
                /** @description Rows that change a product. */
                update: number;
                /** @description Rows that change nothing. */
                unchanged: number;
                /** @description What went wrong, or how many rows have errors; null if nothing. */
                error: number;
            };
            /** @description Variants whose stock stays as it is, because it has changed since the export. */
            stockLeft: number;
            /** @description The lines. */
            lines: components["schemas"]["ImportLine"][];
            /**
             * @description Where the value comes from.
             * @enum {string}
             */
            source?: "larkwood" | "shopify" | "woocommerce" | "mapped";
            /** @description Headings that the import leaves out. */
            ignored?: string[];
            /** @description Number of images. */
            pictures?: number;
        };
        ImportLine: {
            /** @description Line of the file, counted from 1. */
            line: number;
            /**
             * @description Result.
             * @enum {string}
             */
            outcome: "create" | "update" | "unchanged" | "error";
            /** @description Id. */
            id: string;
            /** @description Name for readers. */
            name: string;
            /** @description The changes, oldest first. */
            changes: string[];
            /** @description Changes of the stock. */
            stock?: {
                /** @description Values of the variant's options. */
                variant: string;
                /** @description Value before the change, or the figures of the period before. */
                before: number;
                /** @description Value after the change. */
                after: number;
            }[];
            /** @description The values, in the order of the options. */
            values?: {
                /** @description Name of the column. */
                column: string;
                /** @description Values of the variant's options. */
                variant: string;
                /** @description Value before the change, or the figures of the period before. */
                before: string;
                /** @description Value after the change. */
                after: string;
            }[];
            /** @description Messages by the path of the field. */
            errors: {
                [key: string]: string;
            };
        };
        PictureCopies: {
            /** @description Sum, or how many there are. */
            total: number;
            /** @description Number of pictures that were copied. */
            copied: number;
            /** @description Number of emails that were given up. */
            failed: number;
            /** @description Pictures that could not be copied. */
            failures: {
                /** @description Id of the product. */
                productId: string;
                /** @description Name of the product. */
                productName: string;
                /** @description Address. */
                url: string;
                /** @description What went wrong, or how many rows have errors; null if nothing. */
                error: string;
            }[];
        };
        DeviceSession: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Browser and system. */
            device: string;
            /** @description Street and number; of a session, its network address. */
            address: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description Latest use.
             */
            lastSeenAt: string;
            /** @description Whether it is this session. */
            current: boolean;
        };
        AccountSecurity: {
            /** @description State of two-step verification. */
            secondFactor: {
                /** @description Whether it can be used now. */
                available: boolean;
                /** @description Since when; null if not. */
                since: string | null;
                /** @description Number of unused recovery codes. */
                recoveryCodesLeft: number;
                /**
                 * Format: date-time
                 * @description When the account is limited to setting up two-step verification; absent if it is not required.
                 */
                requiredAt?: string;
            };
            /** @description Whether the email address is confirmed; null if the shop sends no email. */
            emailVerified: boolean | null;
        };
        AuditEntry: {
            /** @description Id. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Id of the person; null for the shop itself. */
            actorId: components["schemas"]["Id"] | null;
            /** @description Name of the person or API key. */
            actorName: string;
            /** @description What was done. */
            action: string;
            /** @description What was changed. */
            subjectType: string;
            /** @description Id of what was changed. */
            subjectId: string | null;
            /** @description Value before the change, or the figures of the period before. */
            before: unknown;
            /** @description Value after the change. */
            after: unknown;
            /** @description Id of the request, for support. */
            requestId: string;
            /** @description Whether what was changed no longer exists. */
            subjectDeleted?: boolean;
        };
        Order: {
            /** @description Id of the order. */
            id: components["schemas"]["Id"];
            /** @description Number of the order, which customers see. */
            number: number;
            /** @description How far the order is. */
            status: components["schemas"]["OrderStatus"];
            /** @description Statuses that can follow. */
            nextStatuses: components["schemas"]["OrderStatus"][];
            /** @description Id of the customer; null for a guest, or after the account was deleted. */
            customerId: components["schemas"]["Id"] | null;
            /**
             * @description Present on the order of a guest, who has no account.
             * @constant
             */
            guest?: true;
            /** @description Name of the customer. */
            customerName: string;
            /** @description Postal address in lines. */
            shippingAddress: string;
            /** @description Number of pieces in the order. */
            itemCount: number;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description Amount to pay: lines, delivery and tax, less discounts. */
            total: number;
            /** @description Total in the smallest unit of the currency. */
            totalMinor: number;
            /** @description Payment method of the order. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description State of the payment. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Refunded amount. */
            refunded: number;
            /** @description Refunded amount in the smallest unit of the currency. */
            refundedMinor: number;
            /** @description Balance due. */
            due: number;
            /** @description Balance due in the smallest unit of the currency. */
            dueMinor: number;
            /**
             * @description Whether the order is packed.
             * @constant
             */
            packed?: true;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Country by its name. */
            country: string;
            /** @description Street and number of the delivery address. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /** @description Special request of the customer. */
            notes: string;
            /** @description Note for the recipient of a gift, printed on the packing slip. */
            giftNote?: string;
            /** @description What was ordered, one line for each variant. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Sum of the lines. */
            subtotal: number;
            /** @description Sum of the lines in the smallest unit of the currency. */
            subtotalMinor: number;
            /** @description Discount of promotions and by staff. */
            discount: number;
            /** @description Discount in the smallest unit of the currency. */
            discountMinor: number;
            /** @description Coupon code; null without one. */
            coupon: string | null;
            /** @description What promotions take off; absent without any. */
            promotions?: components["schemas"]["AppliedPromotion"][];
            /** @description Discount by staff, with its reason. */
            manualDiscount?: components["schemas"]["ManualDiscount"];
            /** @description Shipping costs. */
            shipping: number;
            /** @description Shipping costs in the smallest unit of the currency. */
            shippingMinor: number;
            /** @description Tax in the total. */
            tax: number;
            /** @description Tax in the smallest unit of the currency. */
            taxMinor: number;
            /** @description Whether the prices include tax. */
            taxIncluded: boolean;
            /** @description Tax by rate. */
            taxes: components["schemas"]["TaxShare"][];
            /** @description Name of the shipping method; null if there is none. */
            delivery: string | null;
            /** @description Id of the payment. */
            paymentId: components["schemas"]["Id"];
            /** @description How to pay, for shoppers. */
            paymentInstructions: string;
            /** @description Last time to pay online; null if that isn't possible. */
            payOnlineUntil: string | null;
            /** @description How to transfer the money; null for other payment methods. */
            bankTransfer: components["schemas"]["BankTransfer"] | null;
            /** @description Parcel, two people with a van, or a letter with samples; null if unknown. */
            deliveryKind: ("parcel" | "two_man" | "letter") | null;
            /**
             * Format: date-time
             * @description Earliest expected delivery.
             */
            deliveryFrom: string;
            /**
             * Format: date-time
             * @description Latest expected delivery.
             */
            deliveryTo: string;
            /** @description What happened to the order, oldest first. */
            events: components["schemas"]["OrderEvent"][];
            /** @description Parcels with their tracking numbers. */
            parcels: components["schemas"]["Parcel"][];
            /** @description Invoices and credit notes. */
            documents: components["schemas"]["OrderDocument"][];
            /** @description Requested and received returns. */
            returns: components["schemas"]["ReturnRequest"][];
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
        };
        /** @enum {string} */
        OrderStatus: "PLACED" | "CONFIRMED" | "SHIPPED" | "OUT_FOR_DELIVERY" | "DELIVERED" | "CANCELLED" | "RETURNED";
        /** @enum {string} */
        PaymentMethod: "bank_transfer" | "pay_on_delivery" | "card" | "test_card";
        /** @enum {string} */
        PaymentStatus: "expected" | "received" | "refunded" | "void";
        OrderLine: {
            /** @description Id of the product. */
            productId: components["schemas"]["Id"] | null;
            /**
             * @description Only for the customer: present while the product is not published, so that its page is not found.
             * @constant
             */
            unpublished?: true;
            /**
             * @description Only for the customer: present once the product has been reviewed for this order.
             * @constant
             */
            reviewed?: true;
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"] | null;
            /** @description Values of the variant's options. */
            variant?: string;
            /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
            sku?: string;
            /** @description Name of the product at the time of the order. */
            name: string;
            /** @description Address of the main image. */
            imageUrl: string;
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Price in the smallest unit of the currency. */
            priceMinor: number;
            /** @description Number of ordered pieces. */
            quantity: number;
            /** @description Price of all pieces of the line. */
            total: number;
            /** @description Total in the smallest unit of the currency. */
            totalMinor: number;
        };
        AppliedPromotion: {
            /** @description Name for readers. */
            name: string;
            /** @description Code. */
            code: string | null;
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
            /** @description Amount in the smallest unit of the currency. */
            amountMinor: number;
            /** @description Whether it makes the delivery free. */
            freeDelivery: boolean;
        };
        ManualDiscount: {
            /** @description Percentage. */
            percent: number | null;
            /** @description Amount of the discount. */
            amount: number;
            /** @description Amount in the smallest unit of the currency. */
            amountMinor: number;
            /** @description Reason that the customer sees. */
            reason: string;
        };
        TaxShare: {
            /** @description Name of the tax rate. */
            name: string;
            /** @description Percentage. */
            percent: number;
            /** @description Tax at this rate. */
            amount: number;
            /** @description Amount in the smallest unit of the currency. */
            amountMinor: number;
        };
        BankTransfer: {
            /** @description Account holder. */
            holder: string;
            /** @description Number that people read. */
            number: string;
            /** @description Name of the bank. */
            bank: string;
            /** @description Business identifier code of the bank. */
            bic: string;
            /** @description Reference of the payment. */
            reference: string;
            /** @description Last time for the transfer; null for no limit. */
            payBy: string | null;
        };
        OrderEvent: {
            /** @description Status that the order got. */
            status: components["schemas"]["OrderStatus"];
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Who set it. */
            by: string;
            /** @description Note. */
            note: string;
        };
        Parcel: {
            /**
             * @description Carrier of the parcel.
             * @enum {string}
             */
            carrier: "dhl" | "ups" | "fedex" | "usps" | "royal_mail" | "dpd" | "other";
            /** @description Name of the carrier, for readers. */
            carrierName: string;
            /** @description Tracking number of the carrier. */
            number: string;
            /** @description Page of the carrier that tracks the parcel. */
            url: string | null;
        };
        OrderDocument: {
            /** @description Id of the document. */
            id: components["schemas"]["Id"];
            /**
             * @description Whether it is an invoice or a credit note.
             * @enum {string}
             */
            kind: "invoice" | "credit_note";
            /** @description Number of the document. */
            number: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        ReturnRequest: {
            /** @description Id of the return. */
            id: components["schemas"]["Id"];
            /**
             * @description Whether the shop has accepted or declined it, or has received the goods.
             * @enum {string}
             */
            state: "asked" | "accepted" | "declined" | "done";
            /** @description The lines. */
            lines: components["schemas"]["RefundLine"][];
            /** @description Why the customer returns it. */
            reason: string;
            /** @description Answer of the shop; null before. */
            answer: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
        };
        RefundLine: {
            /** @description Position of the line in the order, from 1. */
            position: number;
            /** @description Number of pieces. */
            quantity: number;
        };
        ContactMessage: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name for readers. */
            name: string;
            /** @description Email address. */
            email: string;
            /** @description Number of the order. */
            orderNumber: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description State. */
            state: components["schemas"]["MessageState"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Replies of the staff. */
            replies: {
                /** @description Text; null for the built-in one. */
                text: string;
                /** @description Who wrote it. */
                author: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
        };
        /** @enum {string} */
        MessageState: "open" | "answered" | "spam";
        CartItem: {
            /** @description Id of the product. */
            productId: components["schemas"]["Id"];
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"];
            /** @description Number of pieces. */
            quantity: number;
            /** @description Price that the shopper saw last. */
            seenPrice?: number;
        };
        OwnReview: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Who wrote it. */
            author: string;
            /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
            stars: number;
            /** @description Short description of the problem. */
            title: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Addresses of up to four pictures. */
            photos: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Number of customers who found the review helpful. */
            helpful: number;
            /** @description The shop's answer; null without one. */
            reply: {
                /** @description Text; null for the built-in one. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            } | null;
            /** @description Id of the product. */
            productId: components["schemas"]["Id"];
            /** @description State. */
            state: components["schemas"]["ReviewState"];
        };
        /** @enum {string} */
        ReviewState: "pending" | "published" | "rejected";
        SignInAttempt: {
            /** @description Id. */
            id: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
            /** @description Street and number; of a session, its network address. */
            address: string;
            /** @description Browser and system. */
            device: string;
            /**
             * @description Result.
             * @enum {string}
             */
            outcome: "signed_in" | "wrong_password" | "wrong_code";
        };
        SecondFactorSecret: {
            /** @description The secret, which this reply alone contains. */
            secret: string;
            /** @description Address for an authenticator app. */
            uri: string;
        };
        RecoveryCodes: {
            /** @description Codes that work once, without the app. */
            recoveryCodes: string[];
        };
        ShopInfo: {
            /** @description Name of the shop. */
            name: string;
            /** @description Address of the logo; null without one. */
            logo: string | null;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description Whether the shop is in trading mode. */
            trading: boolean;
            /**
             * @description Whether only members see the catalogue.
             * @enum {string}
             */
            catalogue: "members" | "public";
            /** @description Payment methods that shoppers can choose. */
            paymentMethods: components["schemas"]["PaymentMethod"][];
            /** @description The shop's bank account; null if none is set. */
            bankAccount: components["schemas"]["BankAccount"] | null;
            /** @description Whether payments are real. */
            charges: boolean;
            /** @description Delivery that the storefront promises; null if there is none. */
            deliveryPromise: components["schemas"]["DeliveryPromise"] | null;
            /** @description Contact details. */
            contact: {
                /** @description Email address. */
                email: string;
                /** @description Phone number for readers. */
                phone: string;
                /** @description Opening hours. */
                hours: string;
            };
            /** @description Pages of the shop elsewhere. */
            social: {
                /** @description Address of the page on Facebook. */
                facebook: string;
                /** @description Address of the page on X. */
                twitter: string;
                /** @description Address of the page on Instagram. */
                instagram: string;
            };
            /** @description Whether it is a demo shop. */
            demo: boolean;
            /** @description Whether the shop sends email. */
            sendsMail: boolean;
            /** @description Whether a password can be reset by email. */
            passwordReset: boolean;
            /** @description Whether shoppers can ask for an email when a product is back in stock. */
            tellsWhenBack: boolean;
            /** @description Whether visitors can order without an account. */
            guestCheckout: boolean;
            /**
             * @description What promotions take off; absent without any.
             * @constant
             */
            promotions?: true;
            /**
             * @description Whether lists can be filtered by the day of arrival; absent if not.
             * @constant
             */
            arrivalFilter?: true;
            /** @description Reviews. */
            reviews: boolean;
            /** @description Whether visitors can order free samples of fabrics and woods. */
            samples: boolean;
            /** @description Pages with the owner's own text. */
            ownTexts: ("terms" | "privacy" | "returns" | "about" | "services")[];
        };
        BankAccount: {
            /** @description Account holder. */
            holder: string;
            /** @description Number that people read. */
            number: string;
            /** @description Name of the bank. */
            bank: string;
            /** @description Business identifier code of the bank. */
            bic: string;
        };
        DeliveryPromise: {
            /** @description Least number of days until delivery. */
            fromDays: number;
            /** @description Greatest number of days until delivery. */
            toDays: number;
            /** @description Whether delivery is free. */
            isFree: boolean;
            /** @description Kind of object. */
            kind: ("parcel" | "two_man") | null;
        };
        Subscriber: {
            /** @description Email address. */
            email: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        Promotion: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name for readers. */
            name: string;
            /** @description Code. */
            code: string | null;
            /** @description When it starts; null for at once. */
            startsAt: string | null;
            /** @description When it ends; null for no end. */
            endsAt: string | null;
            /** @description First day on which it is valid; null for no limit. */
            firstDay: string | null;
            /** @description Last day on which it is valid; null for no limit. */
            lastDay: string | null;
            /** @description When it applies. Without products, categories and collections, every item counts. */
            when: components["schemas"]["PromotionWhen"];
            /** @description What it takes off. */
            what: components["schemas"]["PromotionWhat"];
            /** @description Promotions with a higher number are applied first. */
            priority: number;
            /** @description Whether it is never combined with other promotions. */
            exclusive: boolean;
            /** @description Greatest number of orders with it; null for no limit. */
            maxUses: number | null;
            /** @description Greatest number of orders of one customer with it; null for no limit. */
            maxUsesPerCustomer: number | null;
            /** @description Number of orders with it. */
            uses: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        PromotionWhen: {
            /** @description The products, or their number. */
            products?: components["schemas"]["Id"][];
            /** @description Number of products in each category. */
            categories?: components["schemas"]["Category"][];
            /** @description Ids of collections. */
            collections?: components["schemas"]["Id"][];
            /** @description Least total of the order. */
            minTotal?: number;
            /** @description Least number of pieces that count. */
            minQuantity?: number;
            /** @description Only for the first order of a customer. */
            firstOrder?: boolean;
            /** @description Countries that occur in the orders. */
            countries?: string[];
            /** @description Only for customers with one of these tags. */
            customerTags?: string[];
        };
        PromotionWhat: {
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "percent" | "amount" | "fixedPrice" | "freeDelivery" | "buyXGetY" | "cheapestFree" | "gift";
            /** @description Value. */
            value?: number;
            /** @description Pieces to buy for each free one. */
            buy?: number;
            /** @description Free pieces for those to buy. */
            get?: number;
            /** @description Id of the product. */
            productId?: components["schemas"]["Id"];
        };
        PromotionPreview: {
            /** @description Sum of the lines. */
            subtotal: number;
            /** @description Discount of promotions and by staff. */
            discount: number;
            /** @description Shipping costs, or whether to refund them. */
            shipping: number;
            /** @description Sum, or how many there are. */
            total: number;
            /** @description The promotions that apply. */
            applied: {
                /** @description Name for readers. */
                name: string;
                /** @description Code. */
                code: string | null;
                /** @description Amount in the shop's currency, or of pieces. */
                amount: number;
                /** @description Amount in the smallest unit of the currency. */
                amountMinor: number;
                /** @description Whether it makes the delivery free. */
                freeDelivery: boolean;
                /** @description Id. */
                id: components["schemas"]["Id"];
            }[];
            /** @description What was not done, with the reason. */
            refused: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
                /** @description Code. */
                code: string | null;
                /**
                 * @description Why.
                 * @enum {string}
                 */
                reason: "code_missing" | "too_early" | "expired" | "no_matching_items" | "below_minimum" | "too_few" | "country" | "not_first_order" | "customer_tag" | "used_up" | "used_before" | "gift_missing" | "no_effect" | "other_saves_more";
                /** @description Text; null for the built-in one. */
                text: string;
            }[];
            /** @description What is missing for other promotions; absent without any. */
            hints: components["schemas"]["PromotionHint"][];
        };
        PromotionHint: {
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Id of the product. */
            productId?: components["schemas"]["Id"];
        };
        Review: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Who wrote it. */
            author: string;
            /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
            stars: number;
            /** @description Short description of the problem. */
            title: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Addresses of up to four pictures. */
            photos: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Number of customers who found the review helpful. */
            helpful: number;
            /** @description The shop's answer; null without one. */
            reply: {
                /** @description Text; null for the built-in one. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            } | null;
        };
        AdminReview: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Who wrote it. */
            author: string;
            /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
            stars: number;
            /** @description Short description of the problem. */
            title: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Addresses of up to four pictures. */
            photos: string[];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Number of customers who found the review helpful. */
            helpful: number;
            /** @description The shop's answer; null without one. */
            reply: {
                /** @description Text; null for the built-in one. */
                text: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            } | null;
            /** @description Id of the product. */
            productId: components["schemas"]["Id"];
            /** @description State. */
            state: components["schemas"]["ReviewState"];
            /** @description Name of the product. */
            productName: string;
            /** @description Number of the order. */
            orderNumber: number | null;
        };
        Wishlist: {
            /** @description Ids of the products, newest first. */
            productIds: components["schemas"]["Id"][];
            /** @description Token of the link in the email. */
            token: string | null;
            /** @description Whether emails about the wishlist are wanted. */
            newsByEmail: boolean;
        };
        Setting: {
            /** @description Name for programs; of a new API key, the key itself. */
            key: components["schemas"]["SettingKey"];
            /** @description Value. */
            value: unknown;
            /** @description Value without a change. */
            defaultValue: unknown;
            /** @description Description for readers. */
            description: string;
            /** @description Whether visitors can see the setting. */
            isPublic: boolean;
            /**
             * @description Where the value comes from.
             * @enum {string}
             */
            source: "default" | "stored" | "environment";
            /** @description Whether an environment variable fixes the setting. */
            pinned: boolean;
            /** @description Why the setting can't be changed here. */
            lockedReason?: string;
            /** @description Environment variable of the setting. */
            variable: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Value before the latest change; null without one. */
            previous: {
                /** @description Value. */
                value: unknown;
                /** @description Whether it was the default. */
                isDefault: boolean;
            } | null;
        };
        /** @enum {string} */
        SettingKey: "shopName" | "logo" | "currency" | "mode" | "catalogue" | "timeZone" | "paymentMethods" | "bankAccount" | "transferDays" | "cardMinutes" | "mostPiecesPerLine" | "mostPiecesPerOrder" | "guestCheckout" | "samples" | "lowStock" | "reviews" | "reviewInvitationDays" | "cartReminderHours" | "shipping" | "tax" | "contactEmail" | "contactPhone" | "contactHours" | "postalName" | "postalStreet" | "postalCity" | "postalCountry" | "taxNumber" | "facebook" | "twitter" | "instagram" | "mailFrom" | "mailTexts" | "homePage" | "homeDraft" | "checklist" | "termsText" | "privacyText" | "returnsText" | "aboutText" | "servicesText" | "staffSecondFactor";
        SavedCart: {
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description The items. */
            items: components["schemas"]["CartItem"][];
        };
        FilledCart: {
            /** @description The customer. */
            customer: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
                /** @description Email address. */
                email: string;
                /** @description Whether the address gets the newsletter. */
                newsletter: boolean;
            };
            /** @description The items. */
            items: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
                /** @description Values of the variant's options. */
                variant: string;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
            }[];
            /** @description Value. */
            value: number;
            /**
             * Format: date-time
             * @description When it started.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it last changed.
             */
            changedAt: string;
            /** @description When the customer was reminded; null if not. */
            remindedAt: string | null;
        };
        Quote: {
            /** @description The items with their present prices and stock. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Sum of the lines. */
            subtotal: number;
            /** @description Sum of the lines in the smallest unit of the currency. */
            subtotalMinor: number;
            /** @description Discount of promotions and by staff. */
            discount: number;
            /** @description Discount in the smallest unit of the currency. */
            discountMinor: number;
            /** @description Shipping costs. */
            shipping: number;
            /** @description Shipping costs in the smallest unit of the currency. */
            shippingMinor: number;
            /** @description Tax in the total. */
            tax: number;
            /** @description Tax in the smallest unit of the currency. */
            taxMinor: number;
            /** @description Whether the prices include tax. */
            taxIncluded: boolean;
            /** @description Tax by rate. */
            taxes: components["schemas"]["TaxShare"][];
            /** @description Name of the shipping method; null if there is none. */
            delivery: string | null;
            /** @description Amount to pay. Send it as `expectedTotal` with the order. */
            total: number;
            /** @description Total in the smallest unit of the currency. */
            totalMinor: number;
            /** @description Shipping methods for these items, or the latest deliveries. */
            deliveries: components["schemas"]["DeliveryOption"][];
            /** @description Whether the shop delivers to this address. */
            deliverable: boolean;
            /** @description Coupon code; null without one. */
            coupon: string | null;
            /** @description What promotions take off; absent without any. */
            promotions?: components["schemas"]["AppliedPromotion"][];
            /** @description What is missing for other promotions; absent without any. */
            hints?: components["schemas"]["PromotionHint"][];
            /** @description Why the coupon can't be used; null if it can. */
            couponProblem: string | null;
        };
        DeliveryOption: {
            /** @description Name of the shipping method; send it as `delivery`. */
            name: string;
            /**
             * @description Whether a parcel service or two people bring it.
             * @enum {string}
             */
            kind: "parcel" | "two_man";
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Least number of days until delivery. */
            fromDays: number;
            /** @description Greatest number of days until delivery. */
            toDays: number;
            /**
             * Format: date
             * @description First day of delivery for an order of today, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of delivery.
             */
            to: string;
        };
        DeliveryEstimate: {
            /** @description Country by its name. */
            country: string;
            /** @description The delivery that an order gets by default, which is the cheapest; null if the shop does not deliver there. */
            delivery: components["schemas"]["EstimatedDelivery"] | null;
            /** @description The fastest delivery; null unless it arrives earlier. */
            faster: components["schemas"]["EstimatedDelivery"] | null;
        };
        EstimatedDelivery: {
            /** @description Name of the shipping method; null in a shop without shipping zones. */
            name: string | null;
            /** @description Whether a parcel service or two people bring it, or it goes as a letter; null if unknown. */
            kind: ("parcel" | "two_man" | "letter") | null;
            /** @description Price of the delivery. */
            price: number;
            /**
             * Format: date
             * @description First day of delivery for an order of today, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day of delivery.
             */
            to: string;
        };
        PlacedOrder: {
            /** @description Id of the order. */
            id: components["schemas"]["Id"];
            /** @description Number of the order, which customers see. */
            number: number;
            /** @description How far the order is. */
            status: components["schemas"]["OrderStatus"];
            /** @description Statuses that can follow. */
            nextStatuses: components["schemas"]["OrderStatus"][];
            /** @description Id of the customer; null for a guest, or after the account was deleted. */
            customerId: components["schemas"]["Id"] | null;
            /**
             * @description Present on the order of a guest, who has no account.
             * @constant
             */
            guest?: true;
            /** @description Name of the customer. */
            customerName: string;
            /** @description Postal address in lines. */
            shippingAddress: string;
            /** @description Number of pieces in the order. */
            itemCount: number;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description Amount to pay: lines, delivery and tax, less discounts. */
            total: number;
            /** @description Total in the smallest unit of the currency. */
            totalMinor: number;
            /** @description Payment method of the order. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description State of the payment. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Refunded amount. */
            refunded: number;
            /** @description Refunded amount in the smallest unit of the currency. */
            refundedMinor: number;
            /** @description Balance due. */
            due: number;
            /** @description Balance due in the smallest unit of the currency. */
            dueMinor: number;
            /**
             * @description Whether the order is packed.
             * @constant
             */
            packed?: true;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Country by its name. */
            country: string;
            /** @description Street and number of the delivery address. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /** @description Special request of the customer. */
            notes: string;
            /** @description Note for the recipient of a gift, printed on the packing slip. */
            giftNote?: string;
            /** @description What was ordered, one line for each variant. */
            lines: components["schemas"]["OrderLine"][];
            /** @description Sum of the lines. */
            subtotal: number;
            /** @description Sum of the lines in the smallest unit of the currency. */
            subtotalMinor: number;
            /** @description Discount of promotions and by staff. */
            discount: number;
            /** @description Discount in the smallest unit of the currency. */
            discountMinor: number;
            /** @description Coupon code; null without one. */
            coupon: string | null;
            /** @description What promotions take off; absent without any. */
            promotions?: components["schemas"]["AppliedPromotion"][];
            /** @description Discount by staff, with its reason. */
            manualDiscount?: components["schemas"]["ManualDiscount"];
            /** @description Shipping costs. */
            shipping: number;
            /** @description Shipping costs in the smallest unit of the currency. */
            shippingMinor: number;
            /** @description Tax in the total. */
            tax: number;
            /** @description Tax in the smallest unit of the currency. */
            taxMinor: number;
            /** @description Whether the prices include tax. */
            taxIncluded: boolean;
            /** @description Tax by rate. */
            taxes: components["schemas"]["TaxShare"][];
            /** @description Name of the shipping method; null if there is none. */
            delivery: string | null;
            /** @description Id of the payment. */
            paymentId: components["schemas"]["Id"];
            /** @description How to pay, for shoppers. */
            paymentInstructions: string;
            /** @description Last time to pay online; null if that isn't possible. */
            payOnlineUntil: string | null;
            /** @description How to transfer the money; null for other payment methods. */
            bankTransfer: components["schemas"]["BankTransfer"] | null;
            /** @description Parcel, two people with a van, or a letter with samples; null if unknown. */
            deliveryKind: ("parcel" | "two_man" | "letter") | null;
            /**
             * Format: date-time
             * @description Earliest expected delivery.
             */
            deliveryFrom: string;
            /**
             * Format: date-time
             * @description Latest expected delivery.
             */
            deliveryTo: string;
            /** @description What happened to the order, oldest first. */
            events: components["schemas"]["OrderEvent"][];
            /** @description Parcels with their tracking numbers. */
            parcels: components["schemas"]["Parcel"][];
            /** @description Invoices and credit notes. */
            documents: components["schemas"]["OrderDocument"][];
            /** @description Requested and received returns. */
            returns: components["schemas"]["ReturnRequest"][];
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Token that opens the order of a guest. */
            guestToken?: string;
        };
        OrderSummary: {
            /** @description Id of the order. */
            id: components["schemas"]["Id"];
            /** @description Number of the order, which customers see. */
            number: number;
            /** @description How far the order is. */
            status: components["schemas"]["OrderStatus"];
            /** @description Statuses that can follow. */
            nextStatuses: components["schemas"]["OrderStatus"][];
            /** @description Id of the customer; null for a guest, or after the account was deleted. */
            customerId: components["schemas"]["Id"] | null;
            /**
             * @description Present on the order of a guest, who has no account.
             * @constant
             */
            guest?: true;
            /** @description Name of the customer. */
            customerName: string;
            /** @description Postal address in lines. */
            shippingAddress: string;
            /** @description Number of pieces in the order. */
            itemCount: number;
            /** @description First line of the order, for lists. */
            firstLine: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"] | null;
                /** @description Name for readers. */
                name: string;
                /** @description Address of the main image. */
                imageUrl: string;
            };
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description Amount to pay: lines, delivery and tax, less discounts. */
            total: number;
            /** @description Total in the smallest unit of the currency. */
            totalMinor: number;
            /** @description Payment method of the order. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description State of the payment. */
            paymentStatus: components["schemas"]["PaymentStatus"];
            /** @description Refunded amount. */
            refunded: number;
            /** @description Refunded amount in the smallest unit of the currency. */
            refundedMinor: number;
            /** @description Balance due. */
            due: number;
            /** @description Balance due in the smallest unit of the currency. */
            dueMinor: number;
            /**
             * @description Whether the order is packed.
             * @constant
             */
            packed?: true;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
        };
        OrderPayments: {
            /** @description Status; of a problem or a response, that of HTTP. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Payment method. */
            method: components["schemas"]["PaymentMethod"];
            /** @description Amount that was paid. */
            paid: number;
            /** @description Balance due. */
            due: number;
            /** @description Amount or number of pieces that were refunded. */
            refunded: number;
            /** @description Greatest amount that can be refunded. */
            refundable: number;
            /** @description Shipping costs, or whether to refund them. */
            shipping: {
                /** @description Amount in the shop's currency, or of pieces. */
                amount: number;
                /** @description Whether it has been refunded. */
                isRefunded: boolean;
            };
            /** @description The lines. */
            lines: {
                /** @description Position in the list, from 1. */
                position: number;
                /** @description Name for readers. */
                name: string;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Amount or number of pieces that were refunded. */
                refunded: number;
                /** @description Number of returned pieces. */
                returned: number;
                /** @description Amount in the shop's currency, or of pieces. */
                amount: number;
            }[];
            /** @description The attempts, or their number. */
            attempts: components["schemas"]["PaymentAttempt"][];
            /** @description The refunds. */
            refunds: components["schemas"]["Refund"][];
            /** @description Payments that customers dispute at their bank. */
            disputes: components["schemas"]["Dispute"][];
            /** @description The events. */
            events: components["schemas"]["PaymentEvent"][];
        };
        PaymentAttempt: {
            /** @description Id of the attempt. */
            id: components["schemas"]["Id"];
            /** @description Payment method. */
            method: components["schemas"]["PaymentMethod"];
            /**
             * @description State.
             * @enum {string}
             */
            state: "open" | "authorised" | "paid" | "refused" | "expired";
            /** @description Amount to pay. */
            amount: number;
            /** @description Reference of the payment. */
            reference: string | null;
            /** @description Whether it is a payment, and not a check of a card. */
            isPayment: boolean;
            /**
             * Format: date-time
             * @description When it started.
             */
            startedAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
        };
        Refund: {
            /** @description Id of the refund. */
            id: components["schemas"]["Id"];
            /**
             * @description `pending` until the payment provider has confirmed it.
             * @enum {string}
             */
            state: "pending" | "done" | "failed";
            /**
             * @description Why the money is refunded.
             * @enum {string}
             */
            cause: "staff" | "cancelled" | "late" | "provider";
            /** @description Refunded amount. */
            amount: number;
            /** @description Tax in the amount. */
            tax: number;
            /** @description The lines. */
            lines: components["schemas"]["RefundLine"][];
            /** @description Why. */
            reason: string;
            /** @description Who did it. */
            by: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
        };
        Dispute: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /**
             * @description State.
             * @enum {string}
             */
            state: "open" | "won" | "lost";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
            /** @description Why. */
            reason: string;
            /** @description Last time to answer the dispute; null if it is closed. */
            respondBy: string | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
        };
        PaymentEvent: {
            /** @description Id. */
            id: string;
            /** @description Kind of object. */
            kind: string;
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number | null;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
        };
        PaymentComparison: {
            /** @description Id of the payment attempt. */
            attemptId: components["schemas"]["Id"];
            /** @description Id of the order. */
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            orderNumber: number;
            /** @description Payment method. */
            method: components["schemas"]["PaymentMethod"];
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
            /**
             * Format: date-time
             * @description When it started.
             */
            startedAt: string;
            /** @description State in the shop. */
            ours: {
                /**
                 * @description State.
                 * @enum {string}
                 */
                state: "open" | "authorised" | "paid" | "refused" | "expired";
                /** @description Amount or number of pieces that were refunded. */
                refunded: number;
                /** @description State of the dispute; null without one. */
                dispute: ("open" | "won" | "lost") | null;
            };
            /** @description State at the provider; null if it doesn't know the payment. */
            theirs: {
                /**
                 * @description State.
                 * @enum {string}
                 */
                state: "open" | "authorised" | "paid" | "refused" | "expired";
                /** @description Amount or number of pieces that were refunded. */
                refunded: number;
                /** @description State of the dispute; null without one. */
                dispute: ("open" | "won" | "lost") | null;
            } | null;
            /** @description Whether the shop and the provider agree. */
            agrees: boolean;
        };
        OrderViews: {
            /** @description Number of orders in each view. */
            views: {
                /**
                 * @description Name of a view of the list of orders.
                 * @enum {string}
                 */
                view: "to-confirm" | "unpaid" | "to-pack" | "to-ship" | "sent" | "returns";
                /** @description How many there are. */
                count: number;
            }[];
            /** @description Countries that occur in the orders. */
            countries: string[];
            /** @description Shipping methods for these items, or the latest deliveries. */
            deliveries: string[];
        };
        PickListItem: {
            /** @description Id of the product. */
            productId: components["schemas"]["Id"] | null;
            /** @description Name for readers. */
            name: string;
            /** @description Values of the variant's options. */
            variant: string;
            /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
            sku: string;
            /** @description Address of the main image. */
            imageUrl: string;
            /** @description Number of pieces. */
            quantity: number;
            /** @description The orders, or their number. */
            orders: {
                /** @description Number that people read. */
                number: number;
                /** @description Number of pieces. */
                quantity: number;
            }[];
        };
        Payment: {
            /** @description Id of the payment. */
            id: components["schemas"]["Id"];
            /** @description Id of the order. */
            orderId: components["schemas"]["Id"];
            /** @description Number of the order. */
            orderNumber: number;
            /** @description Name of the customer. */
            customerName: string;
            /** @description Payment method. */
            method: components["schemas"]["PaymentMethod"];
            /** @description State of the payment. */
            status: components["schemas"]["PaymentStatus"];
            /** @description Amount to pay. */
            amount: number;
            /** @description Refunded amount. */
            refunded: number;
            /** @description Balance due. */
            due: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
        };
        Coupon: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Code that shoppers enter. */
            code: string;
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "percent" | "fixed";
            /** @description Percentage or amount, by `kind`. */
            value: number;
            /** @description Least total of the order. */
            minTotal: number;
            /** @description When it starts; null for at once. */
            startsAt: string | null;
            /** @description When it ends; null for no end. */
            endsAt: string | null;
            /** @description First day on which it is valid; null for no limit. */
            firstDay: string | null;
            /** @description Last day on which it is valid; null for no limit. */
            lastDay: string | null;
            /** @description Greatest number of orders with it; null for no limit. */
            maxUses: number | null;
            /** @description Greatest number of orders of one customer with it; null for no limit. */
            maxUsesPerUser: number | null;
            /** @description Number of orders with it. */
            uses: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        Dashboard: {
            /** @description Sales of today, this week and this month. */
            sales: {
                /** @description Figures of today. */
                today: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description Amount in the shop's currency, or of pieces. */
                    amount: number;
                    /** @description Value before the change, or the figures of the period before. */
                    before: {
                        /** @description The orders, or their number. */
                        orders: number;
                        /** @description Amount in the shop's currency, or of pieces. */
                        amount: number;
                    };
                };
                /** @description Figures of the last seven days. */
                week: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description Amount in the shop's currency, or of pieces. */
                    amount: number;
                    /** @description Value before the change, or the figures of the period before. */
                    before: {
                        /** @description The orders, or their number. */
                        orders: number;
                        /** @description Amount in the shop's currency, or of pieces. */
                        amount: number;
                    };
                };
                /** @description Figures or name of the month. */
                month: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description Amount in the shop's currency, or of pieces. */
                    amount: number;
                    /** @description Value before the change, or the figures of the period before. */
                    before: {
                        /** @description The orders, or their number. */
                        orders: number;
                        /** @description Amount in the shop's currency, or of pieces. */
                        amount: number;
                    };
                };
            };
            /** @description Sum of all balances due. */
            outstanding: {
                /** @description The orders, or their number. */
                orders: number;
                /** @description Amount in the shop's currency, or of pieces. */
                amount: number;
            };
            /** @description Number of orders in each view. */
            views?: {
                /**
                 * @description Name of a view of the list of orders.
                 * @enum {string}
                 */
                view: "to-confirm" | "unpaid" | "to-pack" | "to-ship" | "sent" | "returns";
                /** @description How many there are. */
                count: number;
            }[];
            /** @description Number of messages without a reply. */
            openMessages?: number;
            /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
            lowStock?: number;
            /** @description Sum of all orders. */
            totalSales: number;
            /** @description Sum of all refunds. */
            totalExpenses: number;
            /** @description Number of customers. */
            totalCustomers: number;
            /** @description Number of orders. */
            totalOrders: number;
            /** @description Figures of the last months. */
            months: {
                /** @description Name for readers. */
                name: string;
                /** @description Payments of the month. */
                Income: number;
                /** @description Refunds of the month. */
                Expense: number;
            }[];
            /** @description Number of buyers in each month. */
            buyers: {
                /** @description Name for readers. */
                name: string;
                /** @description Value. */
                value: number;
            }[];
            /** @description The latest orders. */
            recentOrders?: components["schemas"]["OrderSummary"][];
            /** @description Products that sold best. */
            popularProducts: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
                /** @description Address of the main image. */
                imageUrl: string;
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Number of sold pieces. */
                sold: number;
            }[];
        };
        Mail: {
            /** @description Id. */
            id: string;
            /** @description Kind of object. */
            kind: string;
            /** @description Email address that it was sent to. */
            recipient: string;
            /** @description Subject of the email. */
            subject: string;
            /** @description Text. */
            body: string;
            /**
             * @description Status; of a problem or a response, that of HTTP.
             * @enum {string}
             */
            status: "waiting" | "sent" | "failed" | "held";
            /** @description The attempts, or their number. */
            attempts: number;
            /** @description Latest error; null without one. */
            lastError: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description When it was sent; null before. */
            sentAt: string | null;
        };
        OrderNote: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "note" | "change";
            /** @description Text. */
            body: string;
            /** @description Who did it. */
            by: string;
            /**
             * Format: date-time
             * @description When it happened.
             */
            at: string;
        };
        OrderAdminDetails: {
            /** @description Note of the shopper, or notes of the staff. */
            notes: components["schemas"]["OrderNote"][];
            /** @description List prices of the lines whose price staff set. */
            listPrices: {
                /** @description Position in the list, from 1. */
                position: number;
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
            }[];
            /** @description The payments. */
            payments: {
                /**
                 * @description Kind of object.
                 * @enum {string}
                 */
                kind: "received" | "refunded" | "rest" | "undo";
                /** @description Who did it. */
                by: string;
                /**
                 * Format: date-time
                 * @description When it happened.
                 */
                at: string;
            }[];
            /** @description Emails to this person. */
            mails: {
                /** @description Id. */
                id: string;
                /** @description Kind of object. */
                kind: string;
                /** @description Subject of the email. */
                subject: string;
                /**
                 * @description Status; of a problem or a response, that of HTTP.
                 * @enum {string}
                 */
                status: "waiting" | "sent" | "failed" | "held";
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
        };
        Customer: {
            /** @description Id, also called `id`. */
            _id: components["schemas"]["Id"];
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Id of the user. */
            user_id: components["schemas"]["Id"];
            /** @description Name that others see. */
            userName: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: components["schemas"]["Role"];
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Street and number; of a session, its network address. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Country by its name. */
            country: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it changed last.
             */
            updatedAt: string;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Permissions that the account or key has. */
            permissions: components["schemas"]["Permission"][];
            /** @description The orders, or their number. */
            orders: number;
            /** @description Sum of the customer's orders. */
            spent: number;
            /** @description Time of the latest order; null without one. */
            lastOrderAt: string | null;
            /** @description Tags that staff gave, in lower case. */
            tags: string[];
            /** @description Whether the address gets the newsletter. */
            newsletter: boolean;
        };
        CustomerTagCount: {
            /** @description A tag, in lower case. */
            tag: string;
            /** @description Number of customers. */
            customers: number;
        };
        CustomerRecord: {
            /** @description The orders, or their number. */
            orders: number;
            /** @description Sum of the customer's orders. */
            spent: number;
            /** @description Time of the latest order; null without one. */
            lastOrderAt: string | null;
            /** @description Note. */
            note: string;
            /** @description Tags that staff gave, in lower case. */
            tags: string[];
            /** @description Since when the customer is blocked; null if not. */
            blockedAt: string | null;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
        };
        CustomerHistory: {
            /** @description The products, or their number. */
            products?: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"] | null;
                /** @description Name for readers. */
                name: string;
                /** @description Number of pieces. */
                quantity: number;
                /**
                 * Format: date-time
                 * @description Time of the latest order with it.
                 */
                lastBoughtAt: string;
            }[];
            /** @description Requested and received returns. */
            returns?: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Id of the order. */
                orderId: components["schemas"]["Id"];
                /** @description Number of the order. */
                orderNumber: number;
                /**
                 * @description State.
                 * @enum {string}
                 */
                state: "asked" | "accepted" | "declined" | "done";
                /** @description Why. */
                reason: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
            /** @description Notes of the staff about orders. */
            orderNotes?: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Id of the order. */
                orderId: components["schemas"]["Id"];
                /** @description Number of the order. */
                orderNumber: number;
                /** @description Text; null for the built-in one. */
                text: string;
                /** @description Who wrote it. */
                author: string;
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
            /** @description Messages to the shop. */
            messages: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Text; null for the built-in one. */
                text: string;
                /**
                 * @description State.
                 * @enum {string}
                 */
                state: "open" | "answered" | "spam";
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
            /** @description Reviews. */
            reviews: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Name of the product. */
                productName: string;
                /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
                stars: number;
                /** @description Short description of the problem. */
                title: string;
                /** @description Text; null for the built-in one. */
                text: string;
                /** @description State. */
                state: components["schemas"]["ReviewState"];
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
        };
        CustomerMerge: {
            /** @description Where the value comes from. */
            source: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
                /** @description Email address. */
                email: string;
            };
            /** @description The account that remains. */
            target: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
                /** @description Email address. */
                email: string;
            };
            /** @description The orders, or their number. */
            orders: number;
            /** @description Number of orders without an account, of the confirmed address of the account that ends. */
            guestOrders: number;
            /** @description Requested and received returns. */
            returns: number;
            /** @description Reviews. */
            reviews: number;
            /** @description Number of products on the wishlist. */
            wishes: number;
            /** @description Number of items in the saved cart. */
            cartItems: number;
            /** @description Messages to the shop. */
            messages: number;
            /** @description Tags that staff gave, in lower case. */
            tags: string[];
            /** @description Whether the account that ends has a note, which is added to that of the other. */
            hasNote: boolean;
            /** @description Whether the address gets the newsletter. */
            newsletter: boolean;
            /** @description Whether the customer may not sign in or order. */
            isBlocked: boolean;
        };
        ShopHealth: {
            /** @description Size of the database in bytes. */
            databaseBytes: number;
            /** @description Size of the uploaded images in bytes; null if they are in a bucket. */
            pictureBytes: number | null;
            /** @description Free disk space in bytes. */
            freeBytes: number;
            /** @description Number of jobs that were given up. */
            failedJobs: number;
            /** @description State of the emails. */
            mail: {
                /** @description How many wait. */
                waiting: number;
                /** @description Number of emails that are held back. */
                held: number;
                /** @description Number of emails that were given up. */
                failed: number;
                /** @description When the oldest unsent email was written; null without one. */
                oldestAt: string | null;
                /** @description Why emails are not sent; null if they are. */
                delay: ("no_server" | "refused" | "too_old") | null;
                /** @description Latest error; null without one. */
                lastError: string | null;
            };
            /** @description The latest backup; null without one. */
            lastBackup: components["schemas"]["Backup"] | null;
            /** @description Why a backup needs a command; null if it can be started here. */
            backupObstacle: ("own_server" | "too_large" | "disk_full") | null;
        };
        Backup: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Number of rows of the database. */
            rows: number;
            /** @description Number of images. */
            pictures: number;
            /** @description Size in bytes. */
            bytes: number;
            /** @description When it stops working; null for never. */
            expiresAt: string | null;
        };
        SalesReport: {
            /**
             * Format: date
             * @description First day, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in the shop's time zone.
             */
            to: string;
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description The period of the comparison; null without one. */
            compared: {
                /**
                 * Format: date
                 * @description First day, in the shop's time zone.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to: string;
            } | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "day" | "week" | "month" | "country" | "method" | "promotion";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description The orders, or their number. */
                orders: number;
                /** @description The items. */
                items: number;
                /** @description Discount of promotions and by staff. */
                discount: number;
                /** @description Name of the shipping method; null if there is none. */
                delivery: number;
                /** @description Amount without tax. */
                net: number;
                /** @description Tax. */
                tax: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Sum of all balances due. */
                outstanding: number;
                /** @description Whether the event has arrived. */
                received: number;
                /** @description The refunds. */
                refunds: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description The items. */
                    items: number;
                    /** @description Discount of promotions and by staff. */
                    discount: number;
                    /** @description Name of the shipping method; null if there is none. */
                    delivery: number;
                    /** @description Amount without tax. */
                    net: number;
                    /** @description Tax. */
                    tax: number;
                    /** @description Amount with tax. */
                    gross: number;
                    /** @description Sum of all balances due. */
                    outstanding: number;
                    /** @description Whether the event has arrived. */
                    received: number;
                    /** @description The refunds. */
                    refunds: number;
                } | null;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description The orders, or their number. */
                orders: number;
                /** @description The items. */
                items: number;
                /** @description Discount of promotions and by staff. */
                discount: number;
                /** @description Name of the shipping method; null if there is none. */
                delivery: number;
                /** @description Amount without tax. */
                net: number;
                /** @description Tax. */
                tax: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Sum of all balances due. */
                outstanding: number;
                /** @description Whether the event has arrived. */
                received: number;
                /** @description The refunds. */
                refunds: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description The items. */
                    items: number;
                    /** @description Discount of promotions and by staff. */
                    discount: number;
                    /** @description Name of the shipping method; null if there is none. */
                    delivery: number;
                    /** @description Amount without tax. */
                    net: number;
                    /** @description Tax. */
                    tax: number;
                    /** @description Amount with tax. */
                    gross: number;
                    /** @description Sum of all balances due. */
                    outstanding: number;
                    /** @description Whether the event has arrived. */
                    received: number;
                    /** @description The refunds. */
                    refunds: number;
                } | null;
            };
        };
        ProductsReport: {
            /**
             * Format: date
             * @description First day, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in the shop's time zone.
             */
            to: string;
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description The period of the comparison; null without one. */
            compared: {
                /**
                 * Format: date
                 * @description First day, in the shop's time zone.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to: string;
            } | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "product" | "variant" | "category";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description The orders, or their number. */
                orders: number;
                /** @description Number of units. */
                units: number;
                /** @description Number of returned pieces. */
                returned: number;
                /** @description The items. */
                items: number;
                /** @description Discount of promotions and by staff. */
                discount: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description Number of units. */
                    units: number;
                    /** @description Number of returned pieces. */
                    returned: number;
                    /** @description The items. */
                    items: number;
                    /** @description Discount of promotions and by staff. */
                    discount: number;
                    /** @description Amount with tax. */
                    gross: number;
                } | null;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description The orders, or their number. */
                orders: number;
                /** @description Number of units. */
                units: number;
                /** @description Number of returned pieces. */
                returned: number;
                /** @description The items. */
                items: number;
                /** @description Discount of promotions and by staff. */
                discount: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description The orders, or their number. */
                    orders: number;
                    /** @description Number of units. */
                    units: number;
                    /** @description Number of returned pieces. */
                    returned: number;
                    /** @description The items. */
                    items: number;
                    /** @description Discount of promotions and by staff. */
                    discount: number;
                    /** @description Amount with tax. */
                    gross: number;
                } | null;
            };
            /** @description Name of the shipping method; null if there is none. */
            delivery: number;
        };
        TaxReport: {
            /**
             * Format: date
             * @description First day, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in the shop's time zone.
             */
            to: string;
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description The period of the comparison; null without one. */
            compared: {
                /**
                 * Format: date
                 * @description First day, in the shop's time zone.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to: string;
            } | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "rate";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description Amount without tax. */
                net: number;
                /** @description Tax. */
                tax: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Refunds without tax. */
                refundNet: number;
                /** @description Tax of the refunds. */
                refundTax: number;
                /** @description The refunds. */
                refunds: number;
                /** @description Tax of the invoices minus that of the credit notes. */
                taxDue: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Amount without tax. */
                    net: number;
                    /** @description Tax. */
                    tax: number;
                    /** @description Amount with tax. */
                    gross: number;
                    /** @description Refunds without tax. */
                    refundNet: number;
                    /** @description Tax of the refunds. */
                    refundTax: number;
                    /** @description The refunds. */
                    refunds: number;
                    /** @description Tax of the invoices minus that of the credit notes. */
                    taxDue: number;
                } | null;
                /** @description Country by its name. */
                country: string;
                /** @description Percentage. */
                percent: number;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description Amount without tax. */
                net: number;
                /** @description Tax. */
                tax: number;
                /** @description Amount with tax. */
                gross: number;
                /** @description Refunds without tax. */
                refundNet: number;
                /** @description Tax of the refunds. */
                refundTax: number;
                /** @description The refunds. */
                refunds: number;
                /** @description Tax of the invoices minus that of the credit notes. */
                taxDue: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Amount without tax. */
                    net: number;
                    /** @description Tax. */
                    tax: number;
                    /** @description Amount with tax. */
                    gross: number;
                    /** @description Refunds without tax. */
                    refundNet: number;
                    /** @description Tax of the refunds. */
                    refundTax: number;
                    /** @description The refunds. */
                    refunds: number;
                    /** @description Tax of the invoices minus that of the credit notes. */
                    taxDue: number;
                } | null;
            };
        };
        CustomersReport: {
            /**
             * Format: date
             * @description First day, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in the shop's time zone.
             */
            to: string;
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description The period of the comparison; null without one. */
            compared: {
                /**
                 * Format: date
                 * @description First day, in the shop's time zone.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to: string;
            } | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "day" | "week" | "month";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description Customers who ordered for the first time. */
                newCustomers: number;
                /** @description Amount of their orders, with tax. */
                newGross: number;
                /** @description Customers who had ordered before. */
                returningCustomers: number;
                /** @description Number of their orders. */
                returningOrders: number;
                /** @description Amount of their orders, with tax. */
                returningGross: number;
                /** @description Orders without an account. */
                otherOrders: number;
                /** @description Amount of orders without an account, with tax. */
                otherGross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Customers who ordered for the first time. */
                    newCustomers: number;
                    /** @description Amount of their orders, with tax. */
                    newGross: number;
                    /** @description Customers who had ordered before. */
                    returningCustomers: number;
                    /** @description Number of their orders. */
                    returningOrders: number;
                    /** @description Amount of their orders, with tax. */
                    returningGross: number;
                    /** @description Orders without an account. */
                    otherOrders: number;
                    /** @description Amount of orders without an account, with tax. */
                    otherGross: number;
                } | null;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description Customers who ordered for the first time. */
                newCustomers: number;
                /** @description Amount of their orders, with tax. */
                newGross: number;
                /** @description Customers who had ordered before. */
                returningCustomers: number;
                /** @description Number of their orders. */
                returningOrders: number;
                /** @description Amount of their orders, with tax. */
                returningGross: number;
                /** @description Orders without an account. */
                otherOrders: number;
                /** @description Amount of orders without an account, with tax. */
                otherGross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Customers who ordered for the first time. */
                    newCustomers: number;
                    /** @description Amount of their orders, with tax. */
                    newGross: number;
                    /** @description Customers who had ordered before. */
                    returningCustomers: number;
                    /** @description Number of their orders. */
                    returningOrders: number;
                    /** @description Amount of their orders, with tax. */
                    returningGross: number;
                    /** @description Orders without an account. */
                    otherOrders: number;
                    /** @description Amount of orders without an account, with tax. */
                    otherGross: number;
                } | null;
            };
        };
        CartsReport: {
            /**
             * Format: date
             * @description First day, in the shop's time zone.
             */
            from: string;
            /**
             * Format: date
             * @description Last day, in the shop's time zone.
             */
            to: string;
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /** @description The period of the comparison; null without one. */
            compared: {
                /**
                 * Format: date
                 * @description First day, in the shop's time zone.
                 */
                from: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to: string;
            } | null;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "day" | "week" | "month";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description Saved carts that got their first item. */
                started: number;
                /** @description Orders that ended a saved cart. */
                ordered: number;
                /** @description Amount of these orders, with tax. */
                orderedGross: number;
                /** @description Orders in percent of the carts; 0 without carts. */
                conversion: number;
                /** @description Reminders sent. */
                reminded: number;
                /** @description Orders that ended a saved cart after its reminder. */
                recovered: number;
                /** @description Amount of these orders, with tax. */
                recoveredGross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Saved carts that got their first item. */
                    started: number;
                    /** @description Orders that ended a saved cart. */
                    ordered: number;
                    /** @description Amount of these orders, with tax. */
                    orderedGross: number;
                    /** @description Orders in percent of the carts; 0 without carts. */
                    conversion: number;
                    /** @description Reminders sent. */
                    reminded: number;
                    /** @description Orders that ended a saved cart after its reminder. */
                    recovered: number;
                    /** @description Amount of these orders, with tax. */
                    recoveredGross: number;
                } | null;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description Saved carts that got their first item. */
                started: number;
                /** @description Orders that ended a saved cart. */
                ordered: number;
                /** @description Amount of these orders, with tax. */
                orderedGross: number;
                /** @description Orders in percent of the carts; 0 without carts. */
                conversion: number;
                /** @description Reminders sent. */
                reminded: number;
                /** @description Orders that ended a saved cart after its reminder. */
                recovered: number;
                /** @description Amount of these orders, with tax. */
                recoveredGross: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Saved carts that got their first item. */
                    started: number;
                    /** @description Orders that ended a saved cart. */
                    ordered: number;
                    /** @description Amount of these orders, with tax. */
                    orderedGross: number;
                    /** @description Orders in percent of the carts; 0 without carts. */
                    conversion: number;
                    /** @description Reminders sent. */
                    reminded: number;
                    /** @description Orders that ended a saved cart after its reminder. */
                    recovered: number;
                    /** @description Amount of these orders, with tax. */
                    recoveredGross: number;
                } | null;
            };
        };
        StockReport: {
            /** @description Time zone of the shop. */
            timeZone: string;
            /** @description Currency by ISO 4217. */
            currency: string;
            /**
             * @description Who did it.
             * @enum {string}
             */
            by: "category" | "product";
            /** @description Number of rows of the database. */
            rows: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string | null;
                /** @description Name of the row. */
                label: string;
                /**
                 * Format: date
                 * @description Last day, in the shop's time zone.
                 */
                to?: string;
                /** @description Number of products and variants. */
                stockItems: number;
                /** @description Number of units. */
                units: number;
                /** @description Value. */
                value: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Number of products and variants. */
                    stockItems: number;
                    /** @description Number of units. */
                    units: number;
                    /** @description Value. */
                    value: number;
                } | null;
            }[];
            /** @description Sum, or how many there are. */
            total: {
                /** @description Number of products and variants. */
                stockItems: number;
                /** @description Number of units. */
                units: number;
                /** @description Value. */
                value: number;
                /** @description Value before the change, or the figures of the period before. */
                before: {
                    /** @description Number of products and variants. */
                    stockItems: number;
                    /** @description Number of units. */
                    units: number;
                    /** @description Value. */
                    value: number;
                } | null;
            };
        };
        Job: {
            /** @description Id. */
            id: components["schemas"]["JobId"];
            /**
             * @description What the job does.
             * @enum {string}
             */
            kind: "mail" | "sales.roll-up" | "cleanup" | "catalogue.import" | "catalogue.export" | "catalogue.pictures" | "catalogue.change" | "orders.export" | "customers.export" | "documents.print" | "stock.notify" | "orders.expire" | "reviews.invite" | "wishlist.notify" | "carts.remind" | "payment.refund" | "payment.check" | "webhook.deliver" | "shop.backup" | "extension.events";
            /**
             * @description `dead` is given up, `held` waits for a person.
             * @enum {string}
             */
            status: "waiting" | "running" | "held" | "done" | "dead" | "cancelled";
            /** @description Progress of the job; null if unknown. */
            progress: {
                /** @description Finished part. */
                done: number;
                /** @description Size of the whole work. */
                total: number;
            } | null;
            /** @description How often it was tried. */
            attempts: number;
            /** @description Latest error; null without one. */
            lastError: string | null;
            /** @description Whether the job is repeated. */
            comesAgain: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it runs.
             */
            dueAt: string;
            /** @description When it finished; null before. */
            finishedAt: string | null;
            /** @description The change that can be undone. */
            undo?: {
                /**
                 * @description What changes, or by how much.
                 * @enum {string}
                 */
                change: "price-set" | "price-percent" | "price-add" | "category" | "sale" | "sale-end" | "stock-set" | "stock-add" | "collection-add" | "collection-remove" | "publish" | "attribute";
                /** @description The products, or their number. */
                products: number;
            };
        };
        UserJob: {
            /** @description Id. */
            id: components["schemas"]["JobId"];
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "mail" | "sales.roll-up" | "cleanup" | "catalogue.import" | "catalogue.export" | "catalogue.pictures" | "catalogue.change" | "orders.export" | "customers.export" | "documents.print" | "stock.notify" | "orders.expire" | "reviews.invite" | "wishlist.notify" | "carts.remind" | "payment.refund" | "payment.check" | "webhook.deliver" | "shop.backup" | "extension.events";
            /**
             * @description Status; of a problem or a response, that of HTTP.
             * @enum {string}
             */
            status: "waiting" | "running" | "held" | "done" | "dead" | "cancelled";
            /** @description Progress of the job; null if unknown. */
            progress: {
                /** @description Finished part. */
                done: number;
                /** @description Sum, or how many there are. */
                total: number;
            } | null;
            /** @description The attempts, or their number. */
            attempts: number;
            /** @description Latest error; null without one. */
            lastError: string | null;
            /** @description Whether the job is repeated. */
            comesAgain: boolean;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it runs.
             */
            dueAt: string;
            /** @description When it finished; null before. */
            finishedAt: string | null;
            /** @description The change that can be undone. */
            undo?: {
                /**
                 * @description What changes, or by how much.
                 * @enum {string}
                 */
                change: "price-set" | "price-percent" | "price-add" | "category" | "sale" | "sale-end" | "stock-set" | "stock-add" | "collection-add" | "collection-remove" | "publish" | "attribute";
                /** @description The products, or their number. */
                products: number;
            };
            /** @description Result of the import; null for other jobs and while it runs. */
            report: components["schemas"]["ImportReport"] | null;
            /** @description The table of a file whose columns are unknown. */
            table?: components["schemas"]["ImportTable"];
            /** @description What went wrong, for readers; null if nothing. */
            problem: string | null;
            /** @description Number of changed products; null while the job runs. */
            changed: number | null;
            /** @description Products that still need a change; null while the job runs. */
            left: number | null;
        };
        ImportTable: {
            /** @description Headings of the file. */
            headings: string[];
            /** @description The column that each heading means; empty if unknown. */
            columns: string[];
        };
        StaffMember: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name that others see. */
            userName: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
            } | null;
            /** @description Permissions that the account or key has. */
            permissions: components["schemas"]["Permission"][];
            /** @description State of two-step verification. */
            secondFactor: boolean;
            /** @description Latest use. */
            lastSeenAt: string | null;
        };
        StaffWork: {
            /** @description Background jobs that are not finished. */
            jobs?: {
                /** @description Id. */
                id: string;
                /**
                 * @description Kind of object.
                 * @enum {string}
                 */
                kind: "mail" | "sales.roll-up" | "cleanup" | "catalogue.import" | "catalogue.export" | "catalogue.pictures" | "catalogue.change" | "orders.export" | "customers.export" | "documents.print" | "stock.notify" | "orders.expire" | "reviews.invite" | "wishlist.notify" | "carts.remind" | "payment.refund" | "payment.check" | "webhook.deliver" | "shop.backup" | "extension.events";
                /**
                 * Format: date-time
                 * @description When it was created.
                 */
                createdAt: string;
            }[];
            /** @description The products, or their number. */
            products?: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
                /**
                 * Format: date-time
                 * @description Publishing time; null unless it is scheduled.
                 */
                publishAt: string;
            }[];
            /** @description API keys. */
            apiKeys: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
            }[];
            /** @description Invitations, or their number. */
            invitations: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Email address. */
                email: string;
            }[];
        };
        StaffRole: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Name for readers. */
            name: string;
            /** @description Permissions that the account or key has. */
            permissions: components["schemas"]["Permission"][];
            /** @description Whether it is Owner, which has every permission and cannot be changed. */
            isOwner: boolean;
            /** @description Number of people who have the role. */
            members: number;
            /** @description Invitations, or their number. */
            invitations: number;
        };
        StaffInvitation: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Email address. */
            email: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
            };
            /** @description Who invited. */
            invitedBy: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
            };
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expiresAt: string;
            /**
             * @description State.
             * @enum {string}
             */
            state: "open" | "expired" | "invalid";
        };
        NewStaffInvitation: {
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Email address. */
            email: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name for readers. */
                name: string;
            };
            /** @description Who invited. */
            invitedBy: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
            };
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expiresAt: string;
            /**
             * @description State.
             * @enum {string}
             */
            state: "open" | "expired" | "invalid";
            /** @description Link to join, which this reply alone contains; null if it was emailed. */
            joinLink: string | null;
        };
        ReceivedInvitation: {
            /** @description Email address. */
            email: string;
            /** @description Name of the role. */
            roleName: string;
            /**
             * Format: date-time
             * @description When it stops working; null for never.
             */
            expiresAt: string;
            /** @description Whether this email address has an account, which must sign in to accept. */
            hasAccount: boolean;
        };
        ApiKey: {
            /** @description Id of the key. */
            id: components["schemas"]["Id"];
            /** @description Name that lists and the activity log show. */
            name: string;
            /** @description First letters of the key, to recognise it. */
            prefix: string;
            /** @description What the key may do, as far as its maker may do it. */
            permissions: components["schemas"]["Permission"][];
            /** @description The Admin who created it. The key can never do more than this Admin. */
            createdBy: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
            };
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description When it stops working; null for never. */
            expiresAt: string | null;
            /** @description Latest use, to the minute; null before the first. */
            lastUsedAt: string | null;
        };
        NewApiKey: {
            /** @description Id of the key. */
            id: components["schemas"]["Id"];
            /** @description Name that lists and the activity log show. */
            name: string;
            /** @description First letters of the key, to recognise it. */
            prefix: string;
            /** @description What the key may do, as far as its maker may do it. */
            permissions: components["schemas"]["Permission"][];
            /** @description The Admin who created it. The key can never do more than this Admin. */
            createdBy: {
                /** @description Id. */
                id: components["schemas"]["Id"];
                /** @description Name that others see. */
                userName: string;
            };
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description When it stops working; null for never. */
            expiresAt: string | null;
            /** @description Latest use, to the minute; null before the first. */
            lastUsedAt: string | null;
            /** @description The key itself, which this reply alone contains. */
            key: string;
        };
        ChangesReply: {
            /** @description The changes after `since`, oldest first. */
            changes: components["schemas"]["Change"][];
            /** @description Send it as `since` in the next request. */
            next: string;
            /** @description Whether more changes follow at once. */
            hasMore: boolean;
        };
        Change: {
            /** @description Id of the changed product, order or customer. */
            id: components["schemas"]["Id"];
            /** @description What was changed. */
            type: components["schemas"]["ChangeType"];
            /**
             * @description Whether your copy must be created, read again or deleted.
             * @enum {string}
             */
            kind: "created" | "updated" | "deleted";
            /**
             * @description Name of the event.
             * @enum {string}
             */
            event: "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "order.placed" | "order.paid" | "order.updated" | "order.shipped" | "order.cancelled" | "order.refunded" | "return.requested" | "customer.created" | "customer.updated" | "customer.deleted";
            /**
             * Format: date-time
             * @description When the transaction of the change began.
             */
            at: string;
        };
        /** @enum {string} */
        ChangeType: "product" | "order" | "customer";
        Webhook: {
            /** @description Id of the webhook. */
            id: components["schemas"]["Id"];
            /** @description Address that receives the events. It must be public and use https. */
            url: string;
            /** @description Your note about the receiver. */
            description: string;
            /** @description Events that are sent. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `failing` while a delivery waits for another attempt; `disabled` sends nothing.
             * @enum {string}
             */
            state: "working" | "failing" | "disabled";
            /** @description Why no events are sent; null if they are. */
            disabledReason: ("admin" | "failures" | "gone") | null;
            /** @description Number of events that are not delivered yet, at most 1,000. */
            waiting: number;
            /** @description Time of the latest delivery; null before the first. */
            lastDeliveredAt: string | null;
            /** @description Until when the previous secret signs, too; null if it doesn't. */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
        };
        /** @enum {string} */
        WebhookEvent: "order.placed" | "order.paid" | "order.updated" | "order.shipped" | "order.cancelled" | "order.refunded" | "return.requested" | "product.created" | "product.updated" | "product.deleted" | "stock.changed" | "customer.created" | "customer.updated" | "customer.deleted";
        WebhookWithSecret: {
            /** @description Id of the webhook. */
            id: components["schemas"]["Id"];
            /** @description Address that receives the events. It must be public and use https. */
            url: string;
            /** @description Your note about the receiver. */
            description: string;
            /** @description Events that are sent. */
            events: components["schemas"]["WebhookEvent"][];
            /**
             * @description `failing` while a delivery waits for another attempt; `disabled` sends nothing.
             * @enum {string}
             */
            state: "working" | "failing" | "disabled";
            /** @description Why no events are sent; null if they are. */
            disabledReason: ("admin" | "failures" | "gone") | null;
            /** @description Number of events that are not delivered yet, at most 1,000. */
            waiting: number;
            /** @description Time of the latest delivery; null before the first. */
            lastDeliveredAt: string | null;
            /** @description Until when the previous secret signs, too; null if it doesn't. */
            previousSecretUntil: string | null;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Secret that signs the messages. Only this reply contains it. */
            secret: string;
        };
        WebhookDelivery: {
            /** @description Id of the delivery. */
            id: components["schemas"]["DeliveryId"];
            /** @description Name of the event. */
            event: string;
            /**
             * @description `failed` is given up: retry it, or enable the webhook again.
             * @enum {string}
             */
            status: "waiting" | "delivered" | "failed";
            /** @description Number of requests that were sent. */
            attempts: number;
            /**
             * Format: date-time
             * @description When it was created.
             */
            createdAt: string;
            /** @description Time of the latest attempt; null before the first. */
            lastAttemptAt: string | null;
            /** @description Time of the next attempt; null if there is none. */
            nextAttemptAt: string | null;
            /** @description The request that was sent. */
            request: {
                /** @description The header `webhook-id`, equal in every attempt of this delivery. */
                id: string;
                /** @description The message as it was sent. */
                body: string;
            };
            /** @description The response; null without one. */
            response: {
                /** @description Status that the receiver answered. */
                status: number;
                /** @description The first 2,000 characters of the answer. */
                body: string;
            } | null;
            /** @description Why the latest attempt failed; null if it succeeded. */
            error: string | null;
            /** @description Time until the reply; null without one. */
            milliseconds: number | null;
        };
        /** @description Id of a delivery. */
        DeliveryId: string;
        Problem: {
            /** @description Always `about:blank`; `code` says what is wrong. */
            type: string;
            /** @description Short description of the problem. */
            title: string;
            /** @description Status of the response. */
            status: number;
            /**
             * @description What is wrong, for programs; it does not change within a major version.
             * @enum {string}
             */
            code: "invalid_input" | "malformed_request" | "not_signed_in" | "wrong_credentials" | "code_required" | "wrong_code" | "session_ended" | "not_allowed" | "second_factor_required" | "account_blocked" | "not_found" | "method_not_allowed" | "conflict" | "email_taken" | "address_unverified" | "too_many_api_keys" | "too_many_webhooks" | "second_factor_on" | "already_staff" | "role_taken" | "role_in_use" | "staff_limit" | "too_many_tags" | "last_admin" | "out_of_stock" | "coupon_refused" | "coupon_taken" | "sku_taken" | "slug_taken" | "attribute_in_use" | "price_changed" | "illegal_step" | "setting_pinned" | "payment_unavailable" | "provider_unavailable" | "refund_too_large" | "order_unchangeable" | "mail_unavailable" | "review_not_possible" | "return_not_possible" | "delivery_unavailable" | "cursor_expired" | "edit_conflict" | "too_large" | "unsupported_media" | "idempotency_mismatch" | "too_many_requests" | "internal" | "unavailable";
            /** @description What to do about the problem. */
            detail?: string;
            /** @description A message for each wrong field, by the path of the field. */
            errors?: {
                [key: string]: string;
            };
            /** @description Data for handling the problem, such as the present state after a conflict. */
            context?: unknown;
            /** @description Id of the request, for support. */
            requestId: string;
        };
        WebhookMessage: {
            /** @description Name of the event; ignore names that you don't know. */
            type: string;
            /**
             * Format: date-time
             * @description When the event happened.
             */
            timestamp: string;
            /** @description What the event is about. Read the object to see its present state. */
            data: {
                /** @description Id of the order, product or customer; absent in events about the shop. */
                id?: components["schemas"]["Id"];
                /** @description Number of the order; only in events about orders. */
                number?: number;
            };
        };
        SignInForm: {
            /** @description Email address. */
            email: string;
            /** @description Password. */
            password: string;
            /** @description Whether the session outlives the browser. */
            rememberMe?: boolean;
            /** @description Code. */
            code?: string;
        };
        AppSignIn: {
            /** @description Email address. */
            email: string;
            /** @description Password. */
            password: string;
            /** @description Code. */
            code?: string;
        };
        SignUpForm: {
            /** @description Name that others see. */
            userName: string;
            /** @description Email address. */
            email: string;
            /** @description Password. */
            password: string;
            /**
             * @description Consent to the terms; must be true.
             * @constant
             */
            agreeCheckbox: true;
        };
        ForgotPasswordForm: {
            /** @description Email address. */
            email: string;
        };
        ResetPasswordForm: {
            /** @description Token of the link in the email. */
            token: string;
            /** @description New password. */
            newPassword: string;
        };
        NewProduct: {
            /** @description Name that shoppers see. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /**
             * @description Category of the product.
             * @enum {string}
             */
            category: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Stock; of a product with variants, that of all together. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /**
             * @description Confirmation of the form; must be true where it is required.
             * @constant
             */
            acceptedTos: true;
            /** @description Creates the product as a draft, which shoppers don't see. */
            draft?: boolean;
        };
        ProductUpdate: {
            /** @description Name for readers. */
            name: string;
            /** @description Description for readers. */
            description: string;
            /**
             * @description Category of the product.
             * @enum {string}
             */
            category: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
            /** @description Price in the shop's currency, with at most two decimals. */
            price: number;
            /** @description Number of pieces. */
            quantity: number;
            /** @description Address of the main image. */
            imageUrl: string;
            /**
             * @description Confirmation of the form; must be true where it is required.
             * @constant
             */
            acceptedTos: true;
            /** @description Stock that you saw: the difference is applied, so that sales meanwhile count. */
            quantitySeen?: number;
            /** @description Id. */
            id: components["schemas"]["Id"];
        };
        ProductPatch: {
            /** @description Name that shoppers see. */
            name?: string;
            /** @description Description for readers. */
            description?: string;
            /**
             * @description Category of the product.
             * @enum {string}
             */
            category?: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
            /** @description Price in the shop's currency, with at most two decimals. */
            price?: number;
            /** @description Stock; of a product with variants, that of all together. */
            quantity?: number;
            /** @description Address of the main image. */
            imageUrl?: string;
        };
        SynonymForm: {
            /** @description Words, separated by commas. */
            words: string;
            /** @description Whether only the first word finds the others. */
            oneWay: boolean;
        };
        AttributeForm: {
            /** @description Name for readers. */
            name: string;
            /**
             * @description Type.
             * @enum {string}
             */
            type: "number" | "choice" | "choices" | "flag" | "text";
            /** @description Unit of the number. */
            unit?: string;
            /** @description Values that can be chosen, in order. */
            choices?: {
                /** @description Name for programs; of a new API key, the key itself. */
                key: string & (unknown & unknown);
                /** @description Name for readers. */
                name: string;
                /** @description Colour for CSS; null without one. */
                swatch?: string | null;
                /** @description Text; null for the built-in one. */
                text?: string;
                /** @description Address of the main image. */
                imageUrl?: string | null;
            }[];
            /** @description Whether shoppers can filter by it. */
            facet: boolean;
            /** @description Position in the list, from 1. */
            position?: number;
        };
        ProductAttributes: {
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"];
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes: {
                [key: string]: (number | boolean | string | string[]) | null;
            };
        };
        CollectionForm: {
            /** @description Name for readers. */
            name: string;
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug: string & (unknown & unknown);
            /** @description Description for readers. */
            description: string;
            /** @description Products that belong to the collection by themselves; null if staff choose them. */
            rule: {
                /** @description Category of the product. */
                category?: components["schemas"]["Category"];
                /** @description Lowest price. */
                minPrice?: number;
                /** @description Highest price. */
                maxPrice?: number;
                /** @description Whether it can be bought now, or how many products can. */
                inStock?: boolean;
                /** @description Whether the price is reduced, or how many products have a reduced price. */
                onSale?: boolean;
                /** @description Attributes, such as dimensions and materials, or a filter by them. */
                attributes?: string;
            } | null;
            /** @description Position in the list, from 1. */
            position?: number;
        };
        UserUpdate: {
            /**
             * @description Role of the account; of staff, a named set of permissions or its id.
             * @enum {string}
             */
            role: "User" | "Admin";
            /** @description Name that others see. */
            userName: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Street and number. */
            address: string;
            /** @description Country by its name. */
            country: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /**
             * @description Confirmation of the form; must be true where it is required.
             * @constant
             */
            acceptedTos: true;
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
        };
        AddressUpdate: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Country by its name. */
            country: string;
            /** @description Street and number; of a session, its network address. */
            address: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /** @description Id. */
            id: components["schemas"]["Id"];
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
        };
        ProfileUpdate: {
            /** @description Name that others see. */
            userName: string;
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Id. */
            id: components["schemas"]["Id"];
        };
        UserPatch: {
            /** @description Name that others see. */
            userName?: string;
            /** @description Email address. */
            email?: string;
            /** @description First name. */
            firstName?: string | null;
            /** @description Last name. */
            lastName?: string | null;
            /** @description Street and number. */
            address?: string | null;
            /** @description Country by its name. */
            country?: string | null;
            /** @description Phone number: `+` and digits. */
            phoneNumber?: string | null;
            /** @description Second line of the address. */
            addressLine2?: string | null;
            /** @description Postcode. */
            postCode?: string | null;
            /** @description City. */
            city?: string | null;
        };
        StockForm: {
            /**
             * @description `set` stores the amount, `change` adds it to the stock.
             * @enum {string}
             */
            mode: "set" | "change";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
            /**
             * @description Why the stock changes, for the stock history.
             * @enum {string}
             */
            reason: "delivery" | "count" | "damage" | "return" | "correction";
            /** @description Note. */
            note?: string;
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"];
        };
        StockAdjustments: {
            /**
             * @description Why the stock changes, for the stock history.
             * @enum {string}
             */
            reason: "delivery" | "count" | "damage" | "return" | "correction";
            /** @description Note for the stock history. */
            note?: string;
            /** @description Up to 1,000 rows, of which all are applied or none. */
            items: {
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku?: string & (unknown & unknown);
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Counted stock, which replaces the stored one. */
                counted?: number;
                /** @description Pieces to add, or to remove if negative. */
                delta?: number;
                /** @description Value that you expect now; nothing changes if it is different. */
                expected?: number;
            }[];
        };
        SkuPrices: {
            /** @description Up to 1,000 rows, of which all are applied or none. */
            items: {
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku?: string & (unknown & unknown);
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Value that you expect now; nothing changes if it is different. */
                expected?: number;
            }[];
        };
        VariantsForm: {
            /** @description What shoppers choose, such as fabric or size. */
            options: {
                /** @description Name for readers. */
                name: string;
                /** @description The values, in the order of the options. */
                values: {
                    /** @description Name for programs; of a new API key, the key itself. */
                    key: string & (unknown & unknown);
                    /** @description Name for readers. */
                    name: string;
                    /** @description Colour for CSS; null without one. */
                    swatch?: string | null;
                    /** @description Address of an image of the material. */
                    swatchUrl?: string | null;
                }[];
            }[];
            /** @description The variants; the first is the default. */
            variants: {
                /** @description Id. */
                id?: components["schemas"]["Id"];
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku?: (string & (unknown & unknown)) | null;
                /** @description The values, in the order of the options. */
                values: string[];
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number | null;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Stock that you saw: the difference is applied, so that sales meanwhile count. */
                quantitySeen?: number;
                /** @description Address of the main image. */
                imageUrl?: string | null;
                /** @description Size in centimetres; null if unknown. */
                measures?: {
                    /** @description Width in centimetres. */
                    width?: number;
                    /** @description Depth in centimetres. */
                    depth?: number;
                    /** @description Height in centimetres. */
                    height?: number;
                } | null;
            }[];
        };
        ProductImagesForm: {
            /** @description Images; the main image is first. */
            images: {
                /** @description Address. */
                url: string;
                /** @description Text that describes the image. */
                alt: string;
                /**
                 * @description Kind of object.
                 * @enum {string}
                 */
                kind: "front" | "side" | "detail" | "room" | "scale";
            }[];
        };
        SearchTextsForm: {
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug: (string & (unknown & unknown)) | null;
            /** @description Title for search engines. */
            metaTitle: string | null;
            /** @description Description for search engines. */
            metaDescription: string | null;
        };
        ProductParts: {
            /** @description Name for readers. */
            name?: string;
            /** @description Description for readers. */
            description?: string;
            /**
             * @description Category of the product.
             * @enum {string}
             */
            category?: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
            /** @description Price in the shop's currency, with at most two decimals. */
            price?: number;
            /** @description Number of pieces. */
            quantity?: number;
            /** @description Stock that you saw: the difference is applied, so that sales meanwhile count. */
            quantitySeen?: number;
            /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
            lowStock?: number | null;
            /** @description Images; the main image is first. */
            images?: {
                /** @description Address. */
                url: string;
                /** @description Text that describes the image. */
                alt: string;
                /**
                 * @description Kind of object.
                 * @enum {string}
                 */
                kind: "front" | "side" | "detail" | "room" | "scale";
            }[];
            /** @description What shoppers choose, such as fabric or size. */
            options?: {
                /** @description Name for readers. */
                name: string;
                /** @description The values, in the order of the options. */
                values: {
                    /** @description Name for programs; of a new API key, the key itself. */
                    key: string & (unknown & unknown);
                    /** @description Name for readers. */
                    name: string;
                    /** @description Colour for CSS; null without one. */
                    swatch?: string | null;
                    /** @description Address of an image of the material. */
                    swatchUrl?: string | null;
                }[];
            }[];
            /** @description The variants; the first is the default. */
            variants?: {
                /** @description Id. */
                id?: components["schemas"]["Id"];
                /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                sku?: (string & (unknown & unknown)) | null;
                /** @description The values, in the order of the options. */
                values: string[];
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description Earlier, higher price. */
                compareAtPrice?: number | null;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Stock that you saw: the difference is applied, so that sales meanwhile count. */
                quantitySeen?: number;
                /** @description Address of the main image. */
                imageUrl?: string | null;
                /** @description Size in centimetres; null if unknown. */
                measures?: {
                    /** @description Width in centimetres. */
                    width?: number;
                    /** @description Depth in centimetres. */
                    depth?: number;
                    /** @description Height in centimetres. */
                    height?: number;
                } | null;
            }[];
            /** @description Attributes, such as dimensions and materials, or a filter by them. */
            attributes?: {
                [key: string]: (number | boolean | string | string[]) | null;
            };
            /** @description Attributes that differ between variants. */
            variantAttributes?: {
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId: components["schemas"]["Id"];
                /** @description Attributes, such as dimensions and materials, or a filter by them. */
                attributes: {
                    [key: string]: (number | boolean | string | string[]) | null;
                };
            }[];
            /** @description Sales with their prices and times. */
            salePrices?: {
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description When it starts; null for at once. */
                startsAt?: (string) | null;
                /** @description When it ends; null for no end. */
                endsAt?: (string) | null;
            }[];
            /** @description Ids of the collections that contain the product. */
            collectionIds?: components["schemas"]["Id"][];
            /** @description Ids of products that the owner shows with the product, in order. */
            companions?: components["schemas"]["Id"][];
            /** @description Whether and from when shoppers see the product. */
            publishing?: components["schemas"]["PublishingForm"];
            /** @description URL handle: lower-case letters, digits and hyphens. */
            slug?: (string & (unknown & unknown)) | null;
            /** @description Title for search engines. */
            metaTitle?: string | null;
            /** @description Description for search engines. */
            metaDescription?: string | null;
        };
        PublishingForm: {
            /**
             * @description State.
             * @enum {string}
             */
            state: "published" | "draft" | "scheduled";
            /** @description Publishing time; null unless it is scheduled. */
            publishAt?: (string) | null;
        };
        SalePricesForm: {
            /** @description Sales with their prices and times. */
            salePrices: {
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Price in the shop's currency, with at most two decimals. */
                price: number;
                /** @description When it starts; null for at once. */
                startsAt?: (string) | null;
                /** @description When it ends; null for no end. */
                endsAt?: (string) | null;
            }[];
        };
        BulkChange: {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "price-set";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "price-percent";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "price-add";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "category";
            /**
             * @description Category of the product.
             * @enum {string}
             */
            category: "livingroom" | "bedroom" | "dining" | "kitchen" | "workplace" | "outdoor" | "other";
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "sale";
            /** @description Percentage. */
            percent: number;
            /** @description When it starts; null for at once. */
            startsAt?: (string) | null;
            /** @description When it ends; null for no end. */
            endsAt?: (string) | null;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "sale-end";
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "stock-set";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "stock-add";
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "collection-add";
            /** @description Id of the collection. */
            collectionId: components["schemas"]["Id"];
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "collection-remove";
            /** @description Id of the collection. */
            collectionId: components["schemas"]["Id"];
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "publish";
            /** @description Whether shoppers can see it. */
            published: boolean;
        } | {
            /**
             * @description Kind of object.
             * @constant
             */
            kind: "attribute";
            /** @description Name for programs; of a new API key, the key itself. */
            key: string;
            /** @description Value. */
            value: (number | boolean | string | string[]) | null;
        };
        PasswordForm: {
            /** @description Present password. */
            currentPassword: string;
            /** @description New password. */
            newPassword: string;
        };
        DeleteAccountForm: {
            /** @description Password. */
            password: string;
        };
        SecondFactorForm: {
            /** @description Password. */
            password: string;
        };
        OneTimeCodeForm: {
            /** @description Code. */
            code: string;
        };
        StopSecondFactorForm: {
            /** @description Password. */
            password: string;
            /** @description Code. */
            code: string;
        };
        VerifyEmailForm: {
            /** @description Token of the link in the email. */
            token: string;
        };
        NewsletterForm: {
            /** @description Email address. */
            email: string;
        };
        MessageForm: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Email address. */
            email: string;
            /** @description Number of the order. */
            orderNumber?: string;
            /** @description Text of the message. */
            message: string;
            /** @description Leave it empty: only robots fill it in. */
            website?: string;
        };
        MessageReplyForm: {
            /** @description Text; null for the built-in one. */
            text: string;
        };
        MessageStateForm: {
            /** @description State. */
            state: components["schemas"]["MessageState"];
        };
        PromotionForm: {
            /** @description Name for readers. */
            name: string;
            /** @description Code. */
            code?: (string & (unknown & unknown)) | null;
            /** @description When it starts; null for at once. */
            startsAt?: (string) | null;
            /** @description When it ends; null for no end. */
            endsAt?: (string) | null;
            /** @description When it applies. Without products, categories and collections, every item counts. */
            when?: {
                /** @description The products, or their number. */
                products?: components["schemas"]["Id"][];
                /** @description Number of products in each category. */
                categories?: components["schemas"]["Category"][];
                /** @description Ids of collections. */
                collections?: components["schemas"]["Id"][];
                /** @description Least total of the order. */
                minTotal?: number;
                /** @description Least number of pieces that count. */
                minQuantity?: number;
                /** @description Only for the first order of a customer. */
                firstOrder?: boolean;
                /** @description Countries that occur in the orders. */
                countries?: string[];
                /** @description Only for customers with one of these tags. */
                customerTags?: (string & (unknown & unknown))[];
            };
            /** @description What it takes off. */
            what: {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "percent";
                /** @description Value. */
                value: number;
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "amount";
                /** @description Value. */
                value: number;
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "fixedPrice";
                /** @description Value. */
                value: number;
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "freeDelivery";
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "buyXGetY";
                /** @description Pieces to buy for each free one. */
                buy: number;
                /** @description Free pieces for those to buy. */
                get: number;
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "cheapestFree";
            } | {
                /**
                 * @description Kind of object.
                 * @constant
                 */
                kind: "gift";
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
            };
            /** @description Promotions with a higher number are applied first. */
            priority?: number;
            /** @description Whether it is never combined with other promotions. */
            exclusive?: boolean;
            /** @description Greatest number of orders with it; null for no limit. */
            maxUses?: number | null;
            /** @description Greatest number of orders of one customer with it; null for no limit. */
            maxUsesPerCustomer?: number | null;
        };
        ReviewForm: {
            /** @description Stars from 1 to 5; of a product, the number of reviews with one to five stars. */
            stars: number;
            /** @description Short description of the problem. */
            title: string;
            /** @description Text; null for the built-in one. */
            text: string;
            /** @description Addresses of up to four pictures. */
            photos?: string[];
        };
        ReviewStateForm: {
            /** @description State. */
            state: components["schemas"]["ReviewState"];
        };
        ReviewReplyForm: {
            /** @description Text; null for the built-in one. */
            text: string;
        };
        WishlistForm: {
            /** @description Ids of the products, newest first. */
            productIds: components["schemas"]["Id"][];
        };
        WishlistEmails: {
            /** @description Whether emails about the wishlist are wanted. */
            newsByEmail: boolean;
        };
        SettingChange: {
            /** @description Name for programs; of a new API key, the key itself. */
            key: components["schemas"]["SettingKey"];
            /** @description Value. */
            value?: unknown;
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
        };
        CartItemInput: {
            /** @description Id of the product. */
            productId: components["schemas"]["Id"];
            /** @description Id of the variant; a product without options has one with the product's id. */
            variantId?: components["schemas"]["Id"];
            /** @description Number of pieces. */
            quantity: number;
            /** @description Price that the shopper saw last. */
            seenPrice?: number;
        };
        NewOrder: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Country by its name. */
            country: string;
            /** @description Street and number of the delivery address. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /** @description What to order, 1 to 99 pieces of each. */
            items: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Number of pieces. */
                quantity: number;
            }[];
            /** @description Special request for the shop. */
            notes?: string;
            /** @description Note for the recipient of a gift, printed on the packing slip. */
            giftNote?: string;
            /** @description Coupon code; null without one. */
            coupon?: string;
            /** @description Name of a shipping method of the quote; defaults to the cheapest. */
            delivery?: string;
            /** @description Payment method of the order. */
            paymentMethod: components["schemas"]["PaymentMethod"];
            /** @description Total that the shopper saw; another one refuses the order, with a new quote. */
            expectedTotal?: number;
            /** @description Currency that the shopper saw; another one refuses the order. */
            expectedCurrency?: components["schemas"]["Currency"];
            /** @description Email address. */
            email?: string;
        };
        /** @description Currency by ISO 4217. */
        Currency: string;
        SampleOrder: {
            /** @description First name. */
            firstName: string;
            /** @description Last name. */
            lastName: string;
            /** @description Country by its name. */
            country: string;
            /** @description Street and number; of a session, its network address. */
            address: string;
            /** @description Second line of the address. */
            addressLine2?: string;
            /** @description Postcode. */
            postCode?: string;
            /** @description City. */
            city?: string;
            /** @description Phone number: `+` and digits. */
            phoneNumber: string;
            /** @description The items. */
            items: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId: components["schemas"]["Id"];
            }[];
            /** @description Email address. */
            email?: string;
        };
        RefundForm: {
            /** @description What is returned, by its line of the order. */
            lines?: components["schemas"]["RefundLine"][];
            /** @description Whether the shipping costs are refunded, too. */
            shipping?: boolean;
            /** @description Amount to refund, instead of the value of the lines. */
            amount?: number;
            /** @description Whether the pieces go back into stock. */
            restock?: boolean;
            /** @description Why, for the customer and the credit note. */
            reason?: string;
            /** @description Id of the return. */
            returnId?: components["schemas"]["Id"];
        };
        NewCoupon: {
            /** @description Code. */
            code: string & (unknown & unknown);
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "percent" | "fixed";
            /** @description Value. */
            value: number;
            /** @description Least total of the order. */
            minTotal: number;
            /** @description When it starts; null for at once. */
            startsAt: (string) | null;
            /** @description When it ends; null for no end. */
            endsAt: (string) | null;
            /** @description Greatest number of orders with it; null for no limit. */
            maxUses: number | null;
            /** @description Greatest number of orders of one customer with it; null for no limit. */
            maxUsesPerUser: number | null;
            /** @description Confirmation of the form; must be true where it is required. */
            acceptedTos?: boolean;
        };
        MailSample: {
            /**
             * @description Kind of object.
             * @enum {string}
             */
            kind: "order_placed" | "order_paid" | "order_shipped" | "order_delivered" | "order_cancelled" | "order_expired" | "order_refunded" | "order_changed" | "order_tracking" | "payment_late";
            /** @description Text; null for the built-in one. */
            text: components["schemas"]["MailText"] | null;
        };
        MailText: {
            /** @description Subject of the email. */
            subject: string;
            /** @description First lines of the email. */
            opening: string;
            /** @description Last lines of the email. */
            closing: string;
        };
        ReturnForm: {
            /** @description The lines. */
            lines: components["schemas"]["RefundLine"][];
            /** @description Why. */
            reason: string;
        };
        ReturnAnswer: {
            /** @description Whether the return is accepted. */
            accept: boolean;
            /** @description Answer to the request. */
            answer?: string;
        };
        OrderChange: {
            /** @description Version, which grows with each change; it detects edit conflicts. */
            version: number;
            /** @description Contact details. */
            contact?: {
                /** @description First name. */
                firstName: string;
                /** @description Last name. */
                lastName: string;
                /** @description Country by its name. */
                country: string;
                /** @description Street and number; of a session, its network address. */
                address: string;
                /** @description Second line of the address. */
                addressLine2?: string;
                /** @description Postcode. */
                postCode?: string;
                /** @description City. */
                city?: string;
                /** @description Phone number: `+` and digits. */
                phoneNumber: string;
            };
            /** @description The lines. */
            lines?: ({
                /** @description Position in the list, from 1. */
                position: number;
                /** @description Number of pieces. */
                quantity: number;
                /** @description Price in the shop's currency, with at most two decimals. */
                price?: number;
            } | {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
                /** @description Id of the variant; a product without options has one with the product's id. */
                variantId?: components["schemas"]["Id"];
                /** @description Number of pieces. */
                quantity: number;
                /** @description Price in the shop's currency, with at most two decimals. */
                price?: number;
            })[];
            /** @description Discount by staff, with its reason. */
            manualDiscount?: components["schemas"]["ManualDiscountForm"] | null;
        };
        ManualDiscountForm: {
            /** @description Amount in the shop's currency, or of pieces. */
            amount: number;
            /** @description Why. */
            reason: string;
        } | {
            /** @description Percentage. */
            percent: number;
            /** @description Why. */
            reason: string;
        };
        OrderPatch: {
            /** @description Special request of the customer. */
            notes?: string | null;
        };
        StaffRoleChoice: {
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: string;
        };
        StaffRoleForm: {
            /** @description Name for readers. */
            name: string;
            /** @description Permissions that the account or key has. */
            permissions: components["schemas"]["Permission"][];
        };
        InviteForm: {
            /** @description Email address. */
            email: string;
            /** @description Role of the account; of staff, a named set of permissions or its id. */
            role: string;
            /**
             * @description Whether the shop emails the link, or the reply contains it. Defaults to an email if the shop can send one.
             * @enum {string}
             */
            sendBy?: "email" | "link";
        };
        InvitationToken: {
            /** @description Token of the link in the email. */
            token: string;
        };
        JoinForm: {
            /** @description Token of the link in the email. */
            token: string;
            /** @description Name that others see. */
            userName: string;
            /** @description Password. */
            password: string;
        };
        ApiKeyForm: {
            /** @description Name that lists and the activity log show. */
            name: string;
            /** @description What the key may do, as far as its maker may do it. */
            permissions: components["schemas"]["Permission"][];
            /** @description When it stops working; null for never. */
            expiresAt?: (string) | null;
        };
        WebhookForm: {
            /** @description Address that receives the events. It must be public and use https. */
            url: string;
            /** @description Your note about the receiver. */
            description?: string;
            /** @description Events that are sent. */
            events: components["schemas"]["WebhookEvent"][];
        };
        WebhookUpdate: {
            /** @description Address that receives the events. It must be public and use https. */
            url: string;
            /** @description Your note about the receiver. */
            description?: string;
            /** @description Events that are sent. */
            events: components["schemas"]["WebhookEvent"][];
            /** @description Whether events are sent. */
            enabled?: boolean;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: {
        /** @description Address of the next page, with `rel="next"`; missing on the last page. */
        Link: string;
        /** @description Number of items on all pages. */
        "X-Total-Count": number;
        /** @description Version of the object, for `If-Match`. */
        ETag: string;
        /** @description For API keys: `r` requests are left, and in `t` seconds there are more. */
        RateLimit: string;
        /** @description For API keys: `q` requests in `w` seconds. */
        "RateLimit-Policy": string;
        /** @description Seconds until you can try again. */
        "Retry-After": number;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignInForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInReply"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AppSignIn"] | {
                    /** @description Token for the next pair of tokens, valid once. */
                    refreshToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TokenReply"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SignUpForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Message for the person. */
                        msg: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refresh: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenReply"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ForgotPasswordForm"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Message for the person. */
                        msg: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ResetPasswordForm"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"] | "";
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "oldest" | "price" | "-price" | "lowestPrice" | "-lowestPrice" | "name" | "-name" | "quantity" | "-quantity" | "-rating" | "updated";
                /** @description Only products from this price on. */
                minPrice?: number;
                /** @description Only products up to this price. */
                maxPrice?: number;
                /** @description `true` for only products that can be bought now. */
                inStock?: "true" | "false" | "";
                /** @description `true` for only products with a reduced price. */
                onSale?: "true" | "false" | "";
                /** @description Filter by attributes. `key:value,value` matches one of the values, `key:from..to` a range that includes both ends and may lack one; `;` separates up to 12 filters, and a product must match all of them. */
                attributes?: string;
                /** @description Only of this kind: of products, several separated by commas; or of jobs. */
                kind?: string;
                /** @description Only products of this collection, by its URL handle. */
                collection?: string;
                /** @description Only products that fit a space, also turned by 90 degrees: width x depth x height in centimetres, each optional. */
                fits?: string;
                /** @description Only products in stock that some shipping method brings to the country `deliverTo` by this day. Ignored in showroom mode. */
                arrivesBy?: string | "";
                /** @description Country of `arrivesBy`, by its code or name. */
                deliverTo?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
                /** @description Only objects that changed at this time or later. */
                updatedSince?: string;
                /** @description Only objects with this SKU. */
                sku?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewProduct"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteProduct: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getFacets: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"] | "";
                /** @description Only products from this price on. */
                minPrice?: number;
                /** @description Only products up to this price. */
                maxPrice?: number;
                /** @description `true` for only products that can be bought now. */
                inStock?: "true" | "false" | "";
                /** @description `true` for only products with a reduced price. */
                onSale?: "true" | "false" | "";
                /** @description Filter by attributes. `key:value,value` matches one of the values, `key:from..to` a range that includes both ends and may lack one; `;` separates up to 12 filters, and a product must match all of them. */
                attributes?: string;
                /** @description Only of this kind: of products, several separated by commas; or of jobs. */
                kind?: string;
                /** @description Only products of this collection, by its URL handle. */
                collection?: string;
                /** @description Only products that fit a space, also turned by 90 degrees: width x depth x height in centimetres, each optional. */
                fits?: string;
                /** @description Only products in stock that some shipping method brings to the country `deliverTo` by this day. Ignored in showroom mode. */
                arrivesBy?: string | "";
                /** @description Country of `arrivesBy`, by its code or name. */
                deliverTo?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Facets"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductParts"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedProduct"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteProductById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["ProductPatch"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    watchStock: {
        parameters: {
            query?: {
                /** @description Id of the variant; without it, the default variant. */
                variantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description False if the product is already in stock. */
                        watching: boolean;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    suggestProducts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Suggestion"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    findDestinations: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Destination"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSynonyms: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createSynonym: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SynonymForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateSynonym: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Words, separated by commas. */
                    words: string;
                    /** @description Whether only the first word finds the others. */
                    oneWay: boolean;
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Synonym"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteSynonym: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listKinds: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Kind"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAttributes: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the attribute or setting. */
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["AttributeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Attribute"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAttribute: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the attribute or setting. */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveProductAttributes: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductAttributes"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Collection"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCollection: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCollection"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdminCollections: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCollection"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["CollectionForm"] & {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminCollection"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteCollection: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProductCollections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollections"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setProductCollections: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductCollections"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductCollections"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUsers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only accounts with this role. */
                role?: components["schemas"]["Role"];
                /** @description Only objects that changed at this time or later. */
                updatedSince?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "oldest" | "userName" | "-userName" | "email" | "-email" | "updated";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["UserUpdate"] | components["schemas"]["AddressUpdate"] | components["schemas"]["ProfileUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUser: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id. */
                    id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getUser: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteUserById: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchUser: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["UserPatch"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStockMoves: {
        parameters: {
            query?: {
                /** @description Id of the variant; without it, the default variant. */
                variantId?: components["schemas"]["Id"];
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockMove"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjustStock: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    adjustStockBySku: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StockAdjustments"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdjustedStock"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPricesBySku: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SkuPrices"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UpdatedPrices"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveVariants: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VariantsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    savePictures: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ProductImagesForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveSearchTexts: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SearchTextsForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Product"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getAdminProduct: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdminProducts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"] | "";
                /** @description `true` for only products that can be bought now. */
                inStock?: "true" | "false" | "";
                /** @description `true` for only products with a reduced price. */
                onSale?: "true" | "false" | "";
                /** @description Only products of this collection, by its URL handle. */
                collection?: string;
                /** @description Only objects with this status. */
                status?: "live" | "draft" | "scheduled" | "sold-out";
                /** @description `true` for only products whose stock is below the limit. */
                lowStock?: "true" | "false" | "";
                /** @description Only objects that changed at this time or later. */
                updatedSince?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
                /** @description Only objects with this SKU. */
                sku?: string;
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "oldest" | "price" | "-price" | "lowestPrice" | "-lowestPrice" | "name" | "-name" | "quantity" | "-quantity" | "-rating" | "updated";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    duplicateProduct: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUnpublished: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"] | "";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id, also called `id`. */
                        _id: components["schemas"]["Id"];
                        /** @description Id. */
                        id: components["schemas"]["Id"];
                        /** @description Name for readers. */
                        name: string;
                        /** @description Description for readers. */
                        description: string;
                        /** @description Category of the product. */
                        category: components["schemas"]["Category"];
                        /** @description Price in the shop's currency, with at most two decimals. */
                        price: number;
                        /** @description Number of pieces. */
                        quantity: number;
                        /** @description Address of the main image. */
                        imageUrl: string;
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description When it changed last.
                         */
                        updatedAt?: string;
                        /** @description Version, which grows with each change; it detects edit conflicts. */
                        version: number;
                        /** @description Images; the main image is first. */
                        images?: components["schemas"]["ProductImage"][];
                        /** @description Earlier, higher price. */
                        compareAtPrice?: number;
                        /** @description Name of a current promotion for this product; absent without any. */
                        promotion?: string;
                        /** @description Published reviews of the product in figures; missing without reviews. */
                        rating?: components["schemas"]["Rating"];
                        /** @description Whether shoppers choose one of several variants, each with its own stock. */
                        hasChoice?: boolean;
                        /** @description Colours that the product is sold in. */
                        swatches?: components["schemas"]["Swatches"];
                        /** @description Second image, for lists. */
                        hoverImageUrl?: string;
                        /** @description Variant that matches the filters or the search. */
                        match?: components["schemas"]["Match"];
                        /** @description Price of the cheapest variant, if the prices of the variants differ. */
                        cheapest?: {
                            /** @description Price in the shop's currency, with at most two decimals. */
                            price: number;
                            /** @description Earlier, higher price. */
                            compareAtPrice?: number;
                        };
                        /** @description What shoppers choose, such as fabric or size. */
                        options?: components["schemas"]["Option"][];
                        /** @description The variants; the first is the default. */
                        variants?: components["schemas"]["Variant"][];
                        /** @description URL handle: lower-case letters, digits and hyphens. */
                        slug?: string;
                        /** @description Title for search engines. */
                        metaTitle?: string;
                        /** @description Description for search engines. */
                        metaDescription?: string;
                        /** @description Attributes, such as dimensions and materials, or a filter by them. */
                        attributes?: components["schemas"]["ProductAttribute"][];
                        /** @description Ids of products that the owner shows with the product, in order. */
                        companions?: components["schemas"]["Id"][];
                        /** @description Whether and from when shoppers see the product. */
                        publishing: components["schemas"]["Publishing"];
                    }[];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPublishing: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PublishingForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setSalePrices: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SalePricesForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminProduct"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The products, or their number. */
                    products: {
                        /** @description Id. */
                        id: components["schemas"]["Id"];
                        /** @description Version, which grows with each change; it detects edit conflicts. */
                        version: number;
                    }[];
                    /** @description What changes, or by how much. */
                    change: components["schemas"]["BulkChange"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of changed products; null while the job runs. */
                        changed: number;
                        /** @description The products, or their number. */
                        products: components["schemas"]["Product"][];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startBulkChange: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Filter that selects the products. */
                    filter: {
                        /** @description Words to search for. */
                        search?: string;
                        /** @description Category of the product. */
                        category?: components["schemas"]["Category"] | "";
                        /** @description Lowest price. */
                        minPrice?: number;
                        /** @description Highest price. */
                        maxPrice?: number;
                        /**
                         * @description Whether it can be bought now, or how many products can.
                         * @enum {string}
                         */
                        inStock?: "true" | "false" | "";
                        /**
                         * @description Whether the price is reduced, or how many products have a reduced price.
                         * @enum {string}
                         */
                        onSale?: "true" | "false" | "";
                        /** @description Attributes, such as dimensions and materials, or a filter by them. */
                        attributes?: string;
                        /** @description Kind of object. */
                        kind?: string;
                        /** @description URL handle of a collection. */
                        collection?: string;
                        /** @description Space in centimetres: width x depth x height. */
                        fits?: string;
                        /** @description Value that you expect now; nothing changes if it is different. */
                        expected?: number;
                    };
                    /** @description What changes, or by how much. */
                    change: components["schemas"]["BulkChange"];
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoBulkChange: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportProducts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    importProducts: {
        parameters: {
            query?: {
                /** @description `true` checks the file without changing anything. */
                dryRun?: "true" | "false" | "";
                /** @description `true` replaces the stock by the quantities of the file. */
                setStock?: "true" | "false" | "";
                /** @description The column that each heading means, separated by commas. */
                columns?: string;
                /** @description `true` leaves out products with errors. */
                skipErrors?: "true" | "false" | "";
                /** @description `true` copies pictures from other addresses into the shop. */
                copyPictures?: "true" | "false" | "";
            };
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ImportReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startProductExport: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startImport: {
        parameters: {
            query?: {
                /** @description `true` checks the file without changing anything. */
                dryRun?: "true" | "false" | "";
                /** @description `true` replaces the stock by the quantities of the file. */
                setStock?: "true" | "false" | "";
                /** @description The column that each heading means, separated by commas. */
                columns?: string;
                /** @description `true` leaves out products with errors. */
                skipErrors?: "true" | "false" | "";
                /** @description `true` copies pictures from other addresses into the shop. */
                copyPictures?: "true" | "false" | "";
            };
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/csv": string;
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPictureCopies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PictureCopies"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryPictureCopies: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of pictures that are tried again. */
                        retried: number;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportTemplate: {
        parameters: {
            query: {
                /** @description Only of this kind: of products, several separated by commas; or of jobs. */
                kind: "products" | "variants" | "prices";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image, as JPEG, PNG, WebP or AVIF.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of the main image. */
                        imageUrl: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStock: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only these SKUs, separated by commas. */
                skus?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
                /** @description `true` for only variants whose stock is below the limit. */
                low?: "true" | "false" | "";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId: components["schemas"]["Id"];
                        /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                        sku: string | null;
                        /** @description Name for readers. */
                        name: string;
                        /** @description Values of the variant's options. */
                        variant: string;
                        /** @description Number of pieces. */
                        quantity: number;
                        /** @description Pieces in orders that have not shipped. */
                        inOrders: number;
                        /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
                        lowStock: number;
                    }[];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getReorderList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId: components["schemas"]["Id"];
                        /** @description Stock keeping unit, unique in the shop; null if the variant has none. */
                        sku: string | null;
                        /** @description Name for readers. */
                        name: string;
                        /** @description Values of the variant's options. */
                        variant: string;
                        /** @description Number of pieces. */
                        quantity: number;
                        /** @description Pieces in orders that have not shipped. */
                        inOrders: number;
                        /** @description Limit of low stock; null for that of the shop. On the dashboard, the number of variants below it. */
                        lowStock: number;
                        /** @description Number of sold pieces. */
                        sold: number;
                        /** @description Days until the stock is sold at the present rate; null without sales. */
                        daysLeft: number | null;
                    }[];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportReorderList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setPermissions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Permissions that the account or key has. */
                    permissions: components["schemas"]["Permission"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id, also called `id`. */
                        _id: components["schemas"]["Id"];
                        /** @description Id. */
                        id: components["schemas"]["Id"];
                        /** @description Id of the user. */
                        user_id: components["schemas"]["Id"];
                        /** @description Name that others see. */
                        userName: string;
                        /** @description Role of the account; of staff, a named set of permissions or its id. */
                        role: components["schemas"]["Role"];
                        /** @description First name. */
                        firstName: string;
                        /** @description Last name. */
                        lastName: string;
                        /** @description Email address. */
                        email: string;
                        /** @description Second line of the address. */
                        addressLine2?: string;
                        /** @description Postcode. */
                        postCode?: string;
                        /** @description City. */
                        city?: string;
                        /**
                         * Format: date-time
                         * @description When it was created.
                         */
                        createdAt: string;
                        /**
                         * Format: date-time
                         * @description When it changed last.
                         */
                        updatedAt: string;
                        /** @description Version, which grows with each change; it detects edit conflicts. */
                        version: number;
                        /** @description Permissions that the account or key has. */
                        permissions: components["schemas"]["Permission"][];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSession"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endUserSessions: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listDemoAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Email addresses. */
                        emails: string[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteDemoAccounts: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PasswordForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccessTokenReply"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeviceSession"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endSession: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * Format: date-time
                         * @description Time of the export.
                         */
                        exportedAt: string;
                        /** @description The account. */
                        user: components["schemas"]["User"];
                        /** @description Security of the account. */
                        security: components["schemas"]["AccountSecurity"];
                        /** @description Signed-in devices. */
                        sessions: components["schemas"]["DeviceSession"][];
                        /** @description Changes that this person made. */
                        activity: components["schemas"]["AuditEntry"][];
                        /** @description The orders, or their number. */
                        orders: components["schemas"]["Order"][];
                        /** @description Emails to this person. */
                        mails: {
                            /** @description Id. */
                            id: string;
                            /** @description Kind of object. */
                            kind: string;
                            /** @description Subject of the email. */
                            subject: string;
                            /**
                             * Format: date-time
                             * @description When it was created.
                             */
                            createdAt: string;
                            /** @description When it was sent; null before. */
                            sentAt: string | null;
                        }[];
                        /** @description Messages to the shop. */
                        messages: components["schemas"]["ContactMessage"][];
                        /** @description Since when the address gets the newsletter; null if not. */
                        newsletterSince: string | null;
                        /** @description Items of the saved cart. */
                        cart: components["schemas"]["CartItem"][];
                        /** @description Products on the wishlist. */
                        wishlist: {
                            /** @description Id of the product. */
                            productId: components["schemas"]["Id"];
                            /**
                             * Format: date-time
                             * @description Since when; null if not.
                             */
                            since: string;
                        }[];
                        /** @description The link that shares the wishlist; null if it is not shared. */
                        wishlistLink: {
                            /** @description Token of the link in the email. */
                            token: string;
                            /**
                             * Format: date-time
                             * @description Since when; null if not.
                             */
                            since: string;
                        } | null;
                        /** @description Since when the customer wants emails about the wishlist; null if not. */
                        wishlistEmailsSince: string | null;
                        /** @description Reviews. */
                        reviews: components["schemas"]["OwnReview"][];
                        /** @description Ids of the reviews that the customer found helpful. */
                        helpfulReviews: components["schemas"]["Id"][];
                        /** @description Products that the customer waits for. */
                        stockWatches: {
                            /** @description Id of the product. */
                            productId: components["schemas"]["Id"];
                            /** @description Id of the variant; a product without options has one with the product's id. */
                            variantId: components["schemas"]["Id"];
                            /**
                             * Format: date-time
                             * @description Since when; null if not.
                             */
                            since: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["DeleteAccountForm"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSecurity: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AccountSecurity"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSignIns: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SignInAttempt"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SecondFactorForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SecondFactorSecret"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    confirmSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OneTimeCodeForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["RecoveryCodes"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StopSecondFactorForm"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetSecondFactor: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    verifyEmail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["VerifyEmailForm"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getShop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopInfo"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    subscribe: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewsletterForm"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Message for the person. */
                        msg: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    unsubscribe: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Token of the link in an email. */
                unsubscribeToken: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSubscribers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Subscriber"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportSubscribers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                /** @description Only changes by this person. */
                actorId?: components["schemas"]["Id"];
                /** @description Only changes of this object. */
                subjectId?: components["schemas"]["Id"];
                /** @description Only this action, such as `product.updated`. */
                action?: string;
                /** @description Words to search for. */
                search?: string;
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AuditEntry"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendMessage: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageForm"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Message for the person. */
                        msg: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMessages: {
        parameters: {
            query?: {
                /** @description Only messages in this state. */
                state?: components["schemas"]["MessageState"];
                /** @description Words to search for. */
                search?: string;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setMessageState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageStateForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteMessage: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replyToMessage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MessageReplyForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ContactMessage"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPromotions: {
        parameters: {
            query?: {
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createPromotion: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updatePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["PromotionForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Promotion"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deletePromotion: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewPromotions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId?: components["schemas"]["Id"];
                        /** @description Number of pieces. */
                        quantity: number;
                    }[];
                    /** @description Coupon code; null without one. */
                    coupon?: string;
                    /** @description Country by its name. */
                    country?: string;
                    /** @description Id of the customer; null for a guest, or after the account was deleted. */
                    customerId?: components["schemas"]["Id"];
                    /** @description When it happened. */
                    at?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PromotionPreview"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listReviews: {
        parameters: {
            query?: {
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "helpful" | "highest" | "lowest";
                /** @description Only reviews with this number of stars. */
                stars?: number;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Review"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createReview: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OwnReview"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadReviewPicture: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image, as JPEG, PNG, WebP or AVIF.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of the main image. */
                        imageUrl: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOwnReviews: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the caller can review the product. */
                        canReview: boolean;
                        /** @description Reviews. */
                        reviews: components["schemas"]["OwnReview"][];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    voteForReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of customers who found the review helpful. */
                        helpful: number;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeReviewVote: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Number of customers who found the review helpful. */
                        helpful: number;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAdminReviews: {
        parameters: {
            query?: {
                /** @description Only messages in this state. */
                state?: components["schemas"]["ReviewState"];
                /** @description Words to search for. */
                search?: string;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setReviewState: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewStateForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    replyToReview: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReviewReplyForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["AdminReview"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Wishlist"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeWish: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the product. */
                productId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shareWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Token of the link in the email. */
                        token: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    stopSharingWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setWishlistEmails: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WishlistEmails"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSharedWishlist: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Secret part of a link. */
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the products, newest first. */
                        productIds: components["schemas"]["Id"][];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    uploadShopImage: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    /**
                     * Format: binary
                     * @description The image, as JPEG, PNG, WebP or AVIF.
                     */
                    file: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address of the main image. */
                        imageUrl: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getChecklist: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Whether the owner has hidden the list. */
                        isHidden: boolean;
                        /** @description Steps until the shop can open. */
                        steps: {
                            /**
                             * @description Name of the step.
                             * @enum {string}
                             */
                            step: "name" | "payment" | "shipping" | "tax" | "product" | "catalogue" | "texts" | "mail" | "order";
                            /** @description Whether the step is done. */
                            isDone: boolean;
                            /** @description Whether the step can be left out. */
                            isOptional: boolean;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSettings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The changes, oldest first. */
                    changes: components["schemas"]["SettingChange"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Name of the attribute or setting. */
                key: components["schemas"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Value. */
                    value: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resetSetting: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Name of the attribute or setting. */
                key: components["schemas"]["SettingKey"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Setting"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SavedCart"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveCart: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description The items. */
                    items: components["schemas"]["CartItemInput"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Version, which grows with each change; it detects edit conflicts. */
                        version: number;
                        /** @description The items. */
                        items: components["schemas"]["CartItem"][];
                        /** @description Items that are no longer sold. */
                        dropped: {
                            /** @description Id of the product. */
                            productId: components["schemas"]["Id"];
                            /** @description Id of the variant; a product without options has one with the product's id. */
                            variantId?: components["schemas"]["Id"];
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCarts: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only carts that have not changed for this number of hours; one by default. */
                idleHours?: number;
                /** @description `yes` for only carts whose customers were reminded, `no` for the others. */
                reminded?: "yes" | "no";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["FilledCart"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    quoteOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId?: components["schemas"]["Id"];
                        /** @description Number of pieces. */
                        quantity: number;
                        /** @description Price in the shop's currency, with at most two decimals. */
                        price?: number;
                    }[];
                    /** @description Id of the customer; null for a guest, or after the account was deleted. */
                    customerId?: components["schemas"]["Id"];
                    /** @description Coupon code; null without one. */
                    coupon?: string;
                    /** @description Name of the shipping method; null if there is none. */
                    delivery?: string;
                    /** @description Country by its name. */
                    country?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Quote"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    estimateDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The items. */
                    items: {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId?: components["schemas"]["Id"];
                        /** @description Number of pieces. */
                        quantity: number;
                    }[];
                    /** @description Country by its name or code. */
                    country: string;
                    /** @description `true` for free samples of the items, which go as a letter. */
                    samples?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DeliveryEstimate"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listOrders: {
        parameters: {
            query?: {
                /** @description `true` for only orders that are not finished. */
                open?: "true" | "false" | "";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewOrder"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrderStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Status; of a problem or a response, that of HTTP. */
                    status: components["schemas"]["OrderStatus"];
                    /** @description Note. */
                    note?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    claimOrder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Token that opens the order of a guest. */
                    guestToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    eraseGuestOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    orderSamples: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["SampleOrder"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PlacedOrder"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Address. */
                        url: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    checkPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Status; of a problem or a response, that of HTTP. */
                        status: components["schemas"]["PaymentStatus"];
                        /** @description Balance due. */
                        due?: number;
                        /** @description State of the payment attempt; null if there is none. */
                        attempt: ("open" | "authorised" | "paid" | "refused" | "expired") | null;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerTestCard: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description What the card does.
                     * @enum {string}
                     */
                    answer: "pay" | "refuse" | "confirm" | "silence";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Status; of a problem or a response, that of HTTP. */
                        status: components["schemas"]["PaymentStatus"];
                        /** @description Balance due. */
                        due?: number;
                        /** @description State of the payment attempt; null if there is none. */
                        attempt: ("open" | "authorised" | "paid" | "refused" | "expired") | null;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receiveStripeEvent: {
        parameters: {
            query?: never;
            header?: {
                /** @description Signature by Stripe. */
                "stripe-signature"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether the event has arrived.
                         * @constant
                         */
                        received: true;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    receivePaymentEvent: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Name of the payment provider of an extension. */
                provider: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": Record<string, never>;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /**
                         * @description Whether the event has arrived.
                         * @constant
                         */
                        received: true;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderPayments: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPayments"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    comparePayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentComparison"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    settleAttempt: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Status; of a problem or a response, that of HTTP. */
                        status: components["schemas"]["PaymentStatus"];
                        /** @description Balance due. */
                        due?: number;
                        /** @description State of the payment attempt; null if there is none. */
                        attempt: ("open" | "authorised" | "paid" | "refused" | "expired") | null;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    refundOrder: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["RefundForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderPayments"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listAllOrders: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only orders of this view. */
                view?: "to-confirm" | "unpaid" | "to-pack" | "to-ship" | "sent" | "returns";
                /** @description Only objects with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description `true` for only orders that are not finished. */
                open?: "true" | "false" | "";
                /** @description Only orders in this state of payment. */
                payment?: "expected" | "received" | "refunded";
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description Only orders to this country, or customers of it, by its name. */
                country?: string;
                /** @description Only orders with this shipping method, by its name. */
                delivery?: string;
                /** @description Only orders that contain this product. */
                product?: components["schemas"]["Id"];
                /** @description Only orders with this variant. */
                variant?: components["schemas"]["Id"];
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only orders with this payment method. */
                method?: components["schemas"]["PaymentMethod"];
                /** @description Only orders with this coupon code. */
                coupon?: string;
                /** @description Only orders with exactly these promotions, as a row of the report of sales names them. */
                promotion?: string;
                /** @description `true` for only orders that count as sales. */
                sold?: "true" | "false" | "";
                /** @description Only orders that ended a saved cart; `recovered` for those after a reminder. */
                cart?: "ordered" | "recovered";
                /** @description Only sold orders of new or returning customers, or without an account, as the report of customers counts. */
                buyer?: "new" | "returning" | "guest";
                /** @description Which day `from` and `to` are about: that of the order, its payment, refund or invoice. */
                on?: "placed" | "received" | "refunded" | "invoiced";
                /** @description Only objects that changed at this time or later. */
                updatedSince?: string;
                /** @description Only these ids, separated by commas, up to 100. */
                ids?: string;
                /** @description Only objects with this SKU. */
                sku?: string;
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "updated";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderSummary"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    placeOrderForCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description First name. */
                    firstName: string;
                    /** @description Last name. */
                    lastName: string;
                    /** @description Country by its name. */
                    country: string;
                    /** @description Street and number; of a session, its network address. */
                    address: string;
                    /** @description Second line of the address. */
                    addressLine2?: string;
                    /** @description Postcode. */
                    postCode?: string;
                    /** @description City. */
                    city?: string;
                    /** @description Phone number: `+` and digits. */
                    phoneNumber: string;
                    /** @description The items. */
                    items: {
                        /** @description Id of the product. */
                        productId: components["schemas"]["Id"];
                        /** @description Id of the variant; a product without options has one with the product's id. */
                        variantId?: components["schemas"]["Id"];
                        /** @description Number of pieces. */
                        quantity: number;
                        /** @description Price in the shop's currency, with at most two decimals. */
                        price?: number;
                    }[];
                    /** @description Note of the shopper, or notes of the staff. */
                    notes?: string;
                    /** @description Note for the recipient of a gift, printed on the packing slip. */
                    giftNote?: string;
                    /** @description Coupon code; null without one. */
                    coupon?: string;
                    /** @description Name of the shipping method; null if there is none. */
                    delivery?: string;
                    /** @description Payment method of the order. */
                    paymentMethod: components["schemas"]["PaymentMethod"];
                    /** @description Total that the shopper saw; another one refuses the order, with a new quote. */
                    expectedTotal?: number;
                    /** @description Currency that the shopper saw; another one refuses the order. */
                    expectedCurrency?: components["schemas"]["Currency"];
                    /** @description Id of the customer; null for a guest, or after the account was deleted. */
                    customerId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderViews: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderViews"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    packOrders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                    /** @description Whether the order is packed. */
                    packed: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the orders that were updated. */
                        moved: components["schemas"]["Id"][];
                        /** @description What was not done, with the reason. */
                        refused: {
                            /** @description Id. */
                            id: components["schemas"]["Id"];
                            /** @description Why. */
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPickList: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PickListItem"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrderStatuses: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                    /** @description Status; of a problem or a response, that of HTTP. */
                    status: components["schemas"]["OrderStatus"];
                    /** @description Parcels with their tracking numbers. */
                    parcels?: {
                        [key: string]: {
                            /**
                             * @description Carrier of the parcel.
                             * @enum {string}
                             */
                            carrier: "dhl" | "ups" | "fedex" | "usps" | "royal_mail" | "dpd" | "other";
                            /** @description Name for readers. */
                            name?: string;
                            /** @description Number that people read. */
                            number: string;
                            /** @description Address that tracks the parcel. */
                            link?: string;
                        }[];
                    };
                    /** @description Why. */
                    reason?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the orders that were updated. */
                        moved: components["schemas"]["Id"][];
                        /** @description What was not done, with the reason. */
                        refused: {
                            /** @description Id. */
                            id: components["schemas"]["Id"];
                            /** @description Why. */
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoStatusChanges: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                    /** @description Status; of a problem or a response, that of HTTP. */
                    status: components["schemas"]["OrderStatus"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the orders or payments that were set back. */
                        undone: components["schemas"]["Id"][];
                        /** @description What was not done, with the reason. */
                        refused: {
                            /** @description Id. */
                            id: components["schemas"]["Id"];
                            /** @description Why. */
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportOrders: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only orders of this view. */
                view?: "to-confirm" | "unpaid" | "to-pack" | "to-ship" | "sent" | "returns";
                /** @description Only objects with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description `true` for only orders that are not finished. */
                open?: "true" | "false" | "";
                /** @description Only orders in this state of payment. */
                payment?: "expected" | "received" | "refunded";
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description Only orders to this country, or customers of it, by its name. */
                country?: string;
                /** @description Only orders with this shipping method, by its name. */
                delivery?: string;
                /** @description Only orders that contain this product. */
                product?: components["schemas"]["Id"];
                /** @description Only orders with this variant. */
                variant?: components["schemas"]["Id"];
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only orders with this payment method. */
                method?: components["schemas"]["PaymentMethod"];
                /** @description Only orders with this coupon code. */
                coupon?: string;
                /** @description Only orders with exactly these promotions, as a row of the report of sales names them. */
                promotion?: string;
                /** @description `true` for only orders that count as sales. */
                sold?: "true" | "false" | "";
                /** @description Only orders that ended a saved cart; `recovered` for those after a reminder. */
                cart?: "ordered" | "recovered";
                /** @description Only sold orders of new or returning customers, or without an account, as the report of customers counts. */
                buyer?: "new" | "returning" | "guest";
                /** @description Which day `from` and `to` are about: that of the order, its payment, refund or invoice. */
                on?: "placed" | "received" | "refunded" | "invoiced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startOrderExport: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only orders of this view. */
                view?: "to-confirm" | "unpaid" | "to-pack" | "to-ship" | "sent" | "returns";
                /** @description Only objects with this status. */
                status?: components["schemas"]["OrderStatus"];
                /** @description Only orders of this customer. */
                customerId?: components["schemas"]["Id"];
                /** @description `true` for only orders that are not finished. */
                open?: "true" | "false" | "";
                /** @description Only orders in this state of payment. */
                payment?: "expected" | "received" | "refunded";
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description Only orders to this country, or customers of it, by its name. */
                country?: string;
                /** @description Only orders with this shipping method, by its name. */
                delivery?: string;
                /** @description Only orders that contain this product. */
                product?: components["schemas"]["Id"];
                /** @description Only orders with this variant. */
                variant?: components["schemas"]["Id"];
                /** @description Only products of this category. */
                category?: components["schemas"]["Category"];
                /** @description Only orders with this payment method. */
                method?: components["schemas"]["PaymentMethod"];
                /** @description Only orders with this coupon code. */
                coupon?: string;
                /** @description Only orders with exactly these promotions, as a row of the report of sales names them. */
                promotion?: string;
                /** @description `true` for only orders that count as sales. */
                sold?: "true" | "false" | "";
                /** @description Only orders that ended a saved cart; `recovered` for those after a reminder. */
                cart?: "ordered" | "recovered";
                /** @description Only sold orders of new or returning customers, or without an account, as the report of customers counts. */
                buyer?: "new" | "returning" | "guest";
                /** @description Which day `from` and `to` are about: that of the order, its payment, refund or invoice. */
                on?: "placed" | "received" | "refunded" | "invoiced";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listPayments: {
        parameters: {
            query?: {
                /** @description Only objects with this status. */
                status?: components["schemas"]["PaymentStatus"];
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Status; of a problem or a response, that of HTTP.
                     * @enum {string}
                     */
                    status: "received" | "refunded";
                    /** @description Balance due. */
                    due?: number;
                    /** @description Amount in the shop's currency, or of pieces. */
                    amount?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoPayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description Status; of a problem or a response, that of HTTP.
                     * @enum {string}
                     */
                    status: "received" | "refunded";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Payment"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    markPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The payments. */
                    payments: {
                        /** @description Id of the order. */
                        orderId: components["schemas"]["Id"];
                        /** @description Amount in the shop's currency, or of pieces. */
                        amount: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the orders that were updated. */
                        moved: components["schemas"]["Id"][];
                        /** @description What was not done, with the reason. */
                        refused: {
                            /** @description Id. */
                            id: components["schemas"]["Id"];
                            /** @description Why. */
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    undoPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Ids of the orders or payments that were set back. */
                        undone: components["schemas"]["Id"][];
                        /** @description What was not done, with the reason. */
                        refused: {
                            /** @description Id. */
                            id: components["schemas"]["Id"];
                            /** @description Why. */
                            reason: string;
                        }[];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCoupons: {
        parameters: {
            query?: {
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCoupon: {
        parameters: {
            query?: never;
            header?: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["NewCoupon"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    endCoupon: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Coupon"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDashboard: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Dashboard"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    resendMail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendTestMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                        /** @description Email address that it was sent to. */
                        recipient: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSample"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Subject of the email. */
                        subject: string;
                        /** @description Text. */
                        body: string;
                        /** @description The email as HTML. */
                        html: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendSampleMail: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["MailSample"];
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                        /** @description Email address that it was sent to. */
                        recipient: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listMails: {
        parameters: {
            query?: {
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Mail"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    requestReturn: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    answerReturn: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ReturnAnswer"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendGuestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeGuestLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    shipOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description Parcels with their tracking numbers. */
                    parcels: {
                        /**
                         * @description Carrier of the parcel.
                         * @enum {string}
                         */
                        carrier: "dhl" | "ups" | "fedex" | "usps" | "royal_mail" | "dpd" | "other";
                        /** @description Name for readers. */
                        name?: string;
                        /** @description Number that people read. */
                        number: string;
                        /** @description Address that tracks the parcel. */
                        link?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelShipment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description Why. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    changeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["OrderChange"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    patchOrder: {
        parameters: {
            query?: never;
            header?: {
                /** @description The `ETag` that you read. The change is refused with 412 if someone else has changed the object since. */
                "if-match"?: string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/merge-patch+json": components["schemas"]["OrderPatch"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setParcels: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description Parcels with their tracking numbers. */
                    parcels: {
                        /**
                         * @description Carrier of the parcel.
                         * @enum {string}
                         */
                        carrier: "dhl" | "ups" | "fedex" | "usps" | "royal_mail" | "dpd" | "other";
                        /** @description Name for readers. */
                        name?: string;
                        /** @description Number that people read. */
                        number: string;
                        /** @description Address that tracks the parcel. */
                        link?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description Why. */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Order"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addOrderNote: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Text. */
                    body: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderNote"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getOrderAdminDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderAdminDetails"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCustomers: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only accounts with this role. */
                role?: components["schemas"]["Role"];
                /** @description A tag of customers. */
                tag?: (string & (unknown & unknown)) | "";
                /** @description Only orders to this country, or customers of it, by its name. */
                country?: string;
                /** @description `yes` for only customers who get the newsletter, `no` for the others. */
                newsletter?: "yes" | "no";
                /** @description Only customers with at least this number of orders. */
                minOrders?: number;
                /** @description Only customers with at most this number of orders; 0 for those who never ordered. */
                maxOrders?: number;
                /** @description Only customers who spent at least this amount. */
                minSpent?: number;
                /** @description Only customers who spent at most this amount. */
                maxSpent?: number;
                /** @description Only customers whose newest order is of this day or later. */
                lastOrderFrom?: string | "";
                /** @description Only customers whose newest order is of this day or earlier. */
                lastOrderTo?: string | "";
                /** @description Order of the list. `updated` begins with what changed longest ago. */
                sort?: "newest" | "oldest" | "userName" | "-userName" | "email" | "-email" | "orders" | "-orders" | "spent" | "-spent" | "lastOrder" | "-lastOrder";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Customer"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createCustomer: {
        parameters: {
            query?: never;
            header: {
                /** @description Text of your choice, new for each change. A request that is repeated with the same key and body takes effect once, and returns the first reply. */
                "idempotency-key": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Name that others see. */
                    userName: string;
                    /** @description Email address. */
                    email: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["User"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startCustomerExport: {
        parameters: {
            query?: {
                /** @description Words to search for. */
                search?: string;
                /** @description Only accounts with this role. */
                role?: components["schemas"]["Role"];
                /** @description A tag of customers. */
                tag?: (string & (unknown & unknown)) | "";
                /** @description Only orders to this country, or customers of it, by its name. */
                country?: string;
                /** @description `yes` for only customers who get the newsletter, `no` for the others. */
                newsletter?: "yes" | "no";
                /** @description Only customers with at least this number of orders. */
                minOrders?: number;
                /** @description Only customers with at most this number of orders; 0 for those who never ordered. */
                maxOrders?: number;
                /** @description Only customers who spent at least this amount. */
                minSpent?: number;
                /** @description Only customers who spent at most this amount. */
                maxSpent?: number;
                /** @description Only customers whose newest order is of this day or later. */
                lastOrderFrom?: string | "";
                /** @description Only customers whose newest order is of this day or earlier. */
                lastOrderTo?: string | "";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listCustomerTags: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerTagCount"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    addCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
                /** @description A tag of customers. */
                tag: string & (unknown & unknown);
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeCustomerTag: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
                /** @description A tag of customers. */
                tag: string & (unknown & unknown);
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCustomerRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRecord"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    saveCustomerRecord: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Version, which grows with each change; it detects edit conflicts. */
                    version: number;
                    /** @description Note. */
                    note: string;
                    /** @description Whether the customer may not sign in or order. */
                    isBlocked: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerRecord"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCustomerHistory: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerHistory"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    previewCustomerMerge: {
        parameters: {
            query: {
                /** @description Id of the account that ends. */
                fromId: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerMerge"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    mergeCustomers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the account that ends. */
                    fromId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomerMerge"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    sendResetLink: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Email address that it was sent to. */
                        recipient: string;
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getPackingSlip: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    makeInvoice: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OrderDocument"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProductSheet: {
        parameters: {
            query?: {
                /** @description Id of the variant; without it, the default variant. */
                variantId?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
                /** @description Which sheet of the product. */
                sheet: "dimensions" | "care" | "assembly";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startPrinting: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids of the objects. */
                    ids: components["schemas"]["Id"][];
                    /**
                     * @description Document to print.
                     * @enum {string}
                     */
                    sheet: "invoice" | "packing_slip";
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobPdf: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getHealth: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ShopHealth"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    startBackup: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @description Id. */
                        id: components["schemas"]["JobId"];
                    };
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getBackupFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/gzip": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getSalesReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "day" | "week" | "month" | "country" | "method" | "promotion";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SalesReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getProductsReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "product" | "variant" | "category";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ProductsReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getTaxReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "rate";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TaxReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCustomersReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CustomersReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getCartsReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "day" | "week" | "month";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CartsReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStockReport: {
        parameters: {
            query?: {
                /** @description What the rows are. */
                by?: "category" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StockReport"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportAccounting: {
        parameters: {
            query: {
                /** @description Month, in the shop's time zone. */
                month: string;
                /** @description `datev` for a batch of bookings in the format of DATEV. */
                format?: "csv" | "datev";
                /** @description Account of the sales. */
                account?: string;
                /** @description Account of all customers. */
                customerAccount?: string;
                /** @description Accounts of single tax rates, with a tax code if needed. */
                rates?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    exportReport: {
        parameters: {
            query?: {
                /** @description First day, in the shop's time zone. */
                from?: string | "";
                /** @description Last day, in the shop's time zone. */
                to?: string | "";
                /** @description A period by name, instead of days. */
                period?: "today" | "yesterday" | "7days" | "30days" | "month" | "last-month" | "year" | "last-year";
                /** @description What the period is compared with: the one before, or the same one a year ago. */
                compare?: "previous" | "year";
                /** @description What the rows are. */
                by?: "day" | "week" | "month" | "country" | "method" | "promotion" | "product" | "variant" | "category" | "rate";
            };
            header?: never;
            path: {
                /** @description Name of the report. */
                report: "sales" | "products" | "tax" | "customers" | "carts" | "stock";
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                /** @description Only objects with this status. */
                status?: "waiting" | "running" | "held" | "done" | "dead" | "cancelled";
                /** @description Only of this kind: of products, several separated by commas; or of jobs. */
                kind?: "mail" | "sales.roll-up" | "cleanup" | "catalogue.import" | "catalogue.export" | "catalogue.pictures" | "catalogue.change" | "orders.export" | "customers.export" | "documents.print" | "stock.notify" | "orders.expire" | "reviews.invite" | "wishlist.notify" | "carts.remind" | "payment.refund" | "payment.check" | "webhook.deliver" | "shop.backup" | "extension.events";
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["UserJob"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Job"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getJobFile: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["JobId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getStaffWork: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffWork"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    setStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleChoice"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffMember"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    removeStaff: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listStaffRoles: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRole"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRole"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateStaffRole: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["StaffRoleForm"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffRole"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteStaffRole: {
        parameters: {
            query?: {
                /** @description Role for the people and invitations of the deleted one. */
                replacement?: components["schemas"]["Id"];
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listInvitations: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["StaffInvitation"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InviteForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewStaffInvitation"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    revokeInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    readInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ReceivedInvitation"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    joinStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["JoinForm"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    acceptInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["InvitationToken"];
            };
        };
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listApiKeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ApiKey"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["ApiKeyForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["NewApiKey"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteApiKey: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listChanges: {
        parameters: {
            query?: {
                /** @description The cursor `next` of the previous reply; without it, the reply has the cursor of now. */
                since?: string;
                /** @description Only these types, separated by commas. */
                types?: string;
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["ChangesReply"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    createWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookForm"];
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    getWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    updateWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookUpdate"];
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Webhook"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    deleteWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    rotateWebhookSecret: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookWithSecret"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    listWebhookDeliveries: {
        parameters: {
            query?: {
                /** @description Number of items on a page, from 1 to 100. */
                limit?: number;
                /** @description Where the page begins: the cursor of the `Link` header of the previous page. */
                cursor?: string;
            };
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"][];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    retryWebhookDelivery: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @description Id of the object. */
                id: components["schemas"]["DeliveryId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["WebhookDelivery"];
                };
            };
            /** @description Failure */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"];
                };
            };
        };
    };
    "order.placed": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order.paid": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order.shipped": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order.cancelled": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "order.refunded": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "return.requested": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "product.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "product.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "product.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "stock.changed": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "customer.created": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "customer.updated": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "customer.deleted": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "resync.required": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
    "webhook.test": {
        parameters: {
            query?: never;
            header: {
                /** @description Id of the message, equal in every attempt. Ignore one that you have processed. */
                "webhook-id": string;
                /** @description When this attempt was sent, in seconds since 1970. */
                "webhook-timestamp": string;
                /** @description Signatures by the Standard Webhooks specification, separated by spaces; one of them must be valid. */
                "webhook-signature": string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": components["schemas"]["WebhookMessage"];
            };
        };
        responses: {
            /** @description Received */
            "2XX": {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
        };
    };
}
