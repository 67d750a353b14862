"""Close-ups of what things are made of; each file defines SWATCHES = {key: (builder, params, View)}."""
