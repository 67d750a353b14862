"""Room scenes; each file defines ROOMS = {name: (builder, params, View)}."""
