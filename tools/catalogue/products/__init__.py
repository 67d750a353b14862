"""One file per shop category; each defines PRODUCTS = {slug: (builder, params, Shot)}."""
