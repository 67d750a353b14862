"""The shoes of the sports page; SHOES = {name: (builder, params, Shot)}."""
