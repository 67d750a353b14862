"""The furniture kit: materials, shapes, soft parts, small props, studio, camera and output."""
