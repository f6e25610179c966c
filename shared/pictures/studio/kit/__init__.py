"""The kit: everything the scenes are built from. One unit is a metre of the model."""
