"""Pictures of the living room products."""
from families.sofas import sofa
from kit.camera import Shot

PRODUCTS = {
    "sample-sofa": (sofa, {}, Shot(az=20, el=7)),
}
