"""Builds and renders one picture. `render` runs this script in Blender."""
import importlib
import os
import sys

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from kit import core, studio  # noqa: E402

QUALITY = {'sketch': (.3, 8, False), 'preview': (.5, 14, False), 'draft': (.7, 16, True), 'final': (1, 14, True), 'fine': (1.3334, 24, True)}


def catalogue():
    """Returns the name, scene module and arguments of every picture."""
    pictures = {}
    for file in sorted(os.listdir(os.path.join(HERE, 'scenes'))):
        if file.endswith('.py') and not file.startswith('_'):
            scene = importlib.import_module('scenes.' + file[:-3])
            for name, variant in scene.PICTURES.items():
                pictures[name] = (scene, variant)
    return pictures


def main(name, quality, path, library):
    pictures = catalogue()
    if name not in pictures:
        sys.exit('No picture is named %s. Choose one of: %s' % (name, ', '.join(pictures)))
    scene, variant = pictures[name]
    size = getattr(scene, 'SIZE', (1200, 800))
    width, height = size[name] if isinstance(size, dict) else size
    scale, samples, denoise = QUALITY[quality]
    if denoise:
        samples = int(samples * getattr(scene, 'SAMPLES', 1))
    core.reset(getattr(scene, 'SEED', 1))
    exposure = scene.build(**variant)
    studio.shoot(path, int(width * scale), int(height * scale), samples, exposure or .45,
                 library if denoise else None)


main(*sys.argv[sys.argv.index('--') + 1:])
