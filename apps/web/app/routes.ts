import { index, layout, type RouteConfig, route } from "@react-router/dev/routes";

export default [
  route("signin", "pages/auth/sign-in.tsx"),
  route("signup", "pages/auth/sign-up.tsx"),
  route("join", "pages/auth/join.tsx"),
  route("unsubscribe", "pages/auth/unsubscribe.tsx"),
  layout("pages/auth/by-mail.tsx", [
    route("forgot-password", "pages/auth/forgot-password.tsx"),
    route("reset-password", "pages/auth/reset-password.tsx"),
    route("verify-email", "pages/auth/verify-email.tsx"),
  ]),

  route("rooms/:category", "pages/shop/room.ts"),

  layout("pages/shell.tsx", [
    index("pages/shop/home.tsx"),
    route("nike", "pages/static/promo.tsx"),
    route("about-us", "pages/static/about-us.tsx"),
    route("services", "pages/static/services.tsx"),
    route("contact-us", "pages/static/contact-us.tsx"),
    route("terms", "pages/static/terms.tsx"),
    route("privacy", "pages/static/privacy.tsx"),
    route("returns", "pages/static/returns.tsx"),
    route("products/details/:id", "pages/shop/product-detail.tsx"),

    route("compare", "pages/shop/compare.tsx"),
    route("wishlist", "pages/shop/wishlist.tsx"),
    route("wishlist/:token", "pages/shop/shared-wishlist.tsx"),

    layout("pages/members-only-catalogue.tsx", [route("products/:category?", "pages/shop/products.tsx")]),

    layout("pages/members-or-guests.tsx", [
      route("cart", "pages/shop/cart.tsx"),
      route("checkout", "pages/shop/checkout.tsx"),
      route("samples", "pages/shop/samples.tsx"),
    ]),

    layout("pages/members-only.tsx", [
      route("dashboard", "pages/account/dashboard.tsx", [
        index("pages/account/summary.tsx"),
        route("orders", "pages/account/orders.tsx"),
        route("personal-data", "pages/account/personal-data.tsx"),
        route("address", "pages/account/address.tsx"),
      ]),
      route("settings", "pages/account/settings.tsx"),
    ]),

    route("order/:id", "pages/account/order.tsx"),
    route("order/:id/test-card", "pages/account/test-card.tsx"),
    route("guest/order/:id", "pages/account/guest-order.tsx"),
    route("guest/order/:id/test-card", "pages/account/guest-test-card.tsx"),
    route("product/:id", "pages/shop/product-redirect.tsx"),
    route("customer/:id", "pages/admin/customer-redirect.tsx"),
    route("404", "pages/static/not-found.tsx", { id: "not-found" }),
    route("*", "pages/static/not-found.tsx", { id: "unknown-path" }),
  ]),

  // Preview of an unpublished home page, without layout.
  route("admin/home-preview", "pages/admin/home-preview.tsx"),

  route("admin", "pages/admin/admin-layout.tsx", [
    index("pages/admin/dashboard.tsx"),
    route("products", "pages/admin/products.tsx"),
    route("stock", "pages/admin/stock.tsx"),
    route("stock/reorder", "pages/admin/stock-reorder.tsx"),
    route("stock/take", "pages/admin/stock-take.tsx"),
    route("orders", "pages/admin/orders.tsx"),
    route("orders/pick-list", "pages/admin/pick-list.tsx"),
    route("orders/:id", "pages/admin/order.tsx"),
    route("reports", "pages/admin/reports.tsx"),
    route("promotions", "pages/admin/promotions.tsx"),
    route("coupons", "pages/admin/coupons.tsx"),
    route("search-words", "pages/admin/search-words.tsx"),
    route("drafts", "pages/admin/drafts.tsx"),
    route("collections", "pages/admin/collections.tsx"),
    route("attributes", "pages/admin/attributes.tsx"),
    route("customers", "pages/admin/customers.tsx"),
    route("newsletter", "pages/admin/newsletter.tsx"),
    route("carts", "pages/admin/carts.tsx"),
    route("transactions", "pages/admin/transactions.tsx"),
    route("transactions/compare", "pages/admin/compare-payments.tsx"),
    route("messages", "pages/admin/messages.tsx"),
    route("messages/:id", "pages/admin/message.tsx"),
    route("reviews", "pages/admin/reviews.tsx"),
    route("emails", "pages/admin/emails.tsx"),
    route("jobs", "pages/admin/jobs.tsx"),
    route("health", "pages/admin/health.tsx"),
    route("settings", "pages/admin/settings.tsx", [
      index("pages/admin/settings-index.tsx"),
      route(":section", "pages/admin/settings-section.tsx"),
    ]),
    route("staff", "pages/admin/staff.tsx"),
    route("staff/roles", "pages/admin/staff-roles.tsx"),
    route("staff/:id", "pages/admin/staff-member.tsx"),
    route("api-keys", "pages/admin/api-keys.tsx"),
    route("webhooks", "pages/admin/webhooks.tsx"),
    route("webhooks/:id", "pages/admin/webhook.tsx"),
    route("support", "pages/admin/support.tsx"),
    route("activity", "pages/admin/activity.tsx"),
    route("create-order", "pages/admin/create-order.tsx"),
    route("create-product", "pages/admin/create-product.tsx"),
    route("edit/product/:id", "pages/admin/edit-product.tsx"),
    route("edit/user/:id", "pages/admin/edit-user.tsx"),
    // A category or a user id.
    route(":subject", "pages/admin/subject.tsx"),
    route("*", "pages/admin/not-found.tsx"),
  ]),
] satisfies RouteConfig;
