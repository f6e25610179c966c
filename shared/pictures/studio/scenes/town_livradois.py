"""Livradois: a granite farm under a steep tiled roof, house and barn in one, fir woods behind."""
from kit import landscape as land, materials as m, studio, walls
from kit.core import at, gauss, inside, place
from kit.house import house
from kit.openings import Joinery, Opening, bays
from kit.shapes import cylinder_mesh

PICTURES = {'town-livradois': {}}
SEED = 241


def wood_pile(length, height):
    bark = m.wood('#8d6f50', '#6a523b')
    log = cylinder_mesh(.085, .55, 9)
    for row in range(int(height / .15)):
        for k in range(int(length / .17)):
            place(log, bark, (k * .17 + (row % 2) * .085 + gauss(.01), gauss(.02), .03 + row * .148), (1.5708, gauss(.03), 0))


def build():
    studio.backdrop(42, -1.1, '#E5DDD2')
    land.base(-10.5, 10.5, -7, 7.5, surface=m.turf('#6f7d52', '#87935f', '#5c6744'))
    plot = at(.6, 1.0, 0, 13)
    granite = m.stonework(*m.GRANITE, .55, .12)
    dressing = m.stonework('#9d978b', '#bab3a5', .35)
    joinery = Joinery(dressing=dressing, shutter=m.paint('#5E6F5A'), door=m.paint('#7a5a42'))
    with inside(plot):
        house(10.4, 6.2, 4.2, .78, m.matte('#7c766a'), joinery, cover='flat', stone_faced=granite, plinth=0,
              front=[Opening(-2.2, .1, 1.05, 2.1, 'door'), Opening(3.0, .05, 2.4, 1.7, 'arch')]
              + bays((-4.0, -.4), .9, .95, 1.25) + [Opening(x, 2.85, .7, .8) for x in (-4.0, -2.2, -.4)]
              + [Opening(3.0, 3.15, .8, .6)],
              left=[Opening(0, 1.0, .8, 1.0, 'shutters'), Opening(0, 4.2, .7, .9)], chimneys=[(-3.2, .5)],
              chimney_wall=granite, tones=('#8a4b3a', '#9c5f49', '#b07c60', '#6c3c33'), gutter=True)
        with inside(at(-1.3, -3.45, -.05)):
            wood_pile(1.9, .95)
        walls.low_wall(at(-8.4, -3.1), 3.2, .8, .36, granite, dressing)
        walls.paving(-3.2, 4.6, -5.2, -3.7, -.08, m.paving_stone(a='#8f8a80', b='#a8a296'), (.4, .8))
    land.grass(land.clear_of((plot, -5.3, 5.3, -5.3, 3.3), (plot, -8.6, -5, -3.4, -2.8)), -10.2, 10.2, -6.7, 6, 2800,
               material=m.blade('#6f7d4c', '#97a065', '#838c58'))
    for x, y, h in ((-9.0, 3.8, 5.6), (-7.8, 5.4, 6.6), (-6.6, 4.2, 4.8), (7.4, 5.4, 6.4), (8.8, 4.4, 5.6), (9.6, 5.8, 6.8),
                    (-9.6, 1.4, 3.8)):
        land.tree(x, y, h, 'fir', leaves=620, colours=land.DARK_GREEN)
    land.tree(8.6, -1.6, 3.4, leaves=520, colours=land.RUST)
    land.mountains(-10.3, 10.3, 6.5, 1.3, [land.swell(-5, 4, 1.8), land.swell(5, 5, 2.2)], '#6f7c62', .08, seed=13)
    land.mountains(-10.3, 10.3, 7.2, 2.2, [land.swell(-8, 5, 2.4), land.swell(1.5, 4, 3.0), land.swell(9, 4, 2.2)], land.MIDDLE,
                   .06, seed=17)
    studio.lights((0, 0, 3), 29, 'autumn', 42)
    studio.camera((-8.8, -30, 10.0), (.05, -.4, 2.75), 55, (-.2, -2.4, 3.2), .18)
    return .5
