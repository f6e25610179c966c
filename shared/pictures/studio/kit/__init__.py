"""Building blocks of the scenes. One unit is a metre of the model."""
