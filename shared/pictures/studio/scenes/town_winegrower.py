"""Wine country: the cellar below behind its arched door, a stone stair, the dwelling above, vines."""
from kit import landscape as land, materials as m, studio
from kit.core import at, inside, place
from kit.house import house
from kit.openings import Joinery, Opening
from kit.shapes import lathe_mesh, rod, stone

PICTURES = {'town-winegrower': {}}
SEED = 227


def stair_and_landing(dressing):
    """Eleven steps along the front, a landing on a low vault, an iron rail."""
    count, rise, going = 11, .225, .27
    for i in range(count):
        stone(going * (count - i) + 1.25, 1.2, rise - .01, dressing,
              (-3.1 + going * i + (going * (count - i) + 1.25) / 2, -3.65, rise * (i + .5)), rough=.008)
    top = rise * count
    for k in range(5):
        x = .0 + k * .29
        rod((x, -4.18, top), (x, -4.18, top + .9), .016, m.paint('#38424a'))
    rod((-.05, -4.18, top + .9), (1.2, -4.18, top + .9), .022, m.paint('#38424a'))
    rod((-3.0, -4.18, .95), (-.05, -4.18, top + .9), .022, m.paint('#38424a'))
    for k in range(6):
        x = -2.8 + k * .5
        rod((x, -4.18, rise * int((x + 3.1) / going + 1)), (x, -4.18, .95 + (x + 3.0) / 2.95 * (top - .05)), .014,
            m.paint('#38424a'))


def barrel(x, y, turn=0):
    oak = m.wood('#a97c4c', '#80582f')
    with inside(at(x, y, -.06, turn)):
        place(lathe_mesh([(0, .26), (.02, .28), (.45, .35), (.88, .28), (.9, .26), (.86, .25), (.86, .01)], 28), oak)
        for z, r in ((.1, .305), (.3, .345), (.6, .345), (.8, .305)):
            place(lathe_mesh([(0, r), (.05, r + .006)], 28), m.metal('#6b6e70', .5), (0, 0, z - .025))


def vines(x0, x1, y0, y1):
    y = y0
    while y < y1:
        x = x0
        while x < x1:
            rod((x, y, -.1), (x, y, .75), .018, m.wood('#8a735a', '#6b5642'))
            land.tree(x, y, .95, 'bush', -.08, 34, ('#8a8a4c', '#b9a75c'))
            x += .62
        y += 1.0


def build():
    studio.backdrop(42, -1.1, '#E8DCCA')
    land.base(-10, 10, -7.2, 8, surface=m.earth('#a79a7c', '#93866a', '#7a6f58'))
    plot = at(-.2, 1.5, 0, -12)
    dressing = m.stonework('#5f5b54', '#837d72')
    with inside(plot):
        house(7.0, 6.0, 5.6, .38, m.fresh_render('#E6CFA6', '#D4B98A'),
              Joinery(dressing=dressing, shutter=m.paint('#8B5E57'), door=m.paint('#6b4640')),
              front=[Opening(2.15, .05, 1.25, 1.15, 'arch'), Opening(.6, 2.5, 1.0, 2.05, 'door')]
              + [Opening(-1.9, 3.2, 1.0, 1.35, 'shutters'), Opening(2.3, 3.2, .85, 1.3, 'shutters')],
              left=[Opening(.3, 3.1, .95, 1.3, 'shutters'), Opening(-1.2, .9, .6, .5)], chimneys=[(1.9, .6)], overhang=.6,
              pipe_inset=.12)
        stair_and_landing(dressing)
        with inside(at(5.3, .6)):
            house(3.4, 4.4, 2.9, .38, m.matte('#8a806c'), Joinery(dressing=dressing, door=m.paint('#7d6a52')),
                  front=[Opening(0, .05, 1.5, 1.95, 'barn')], chimneys=(), gutter=False, quoin=.7, plinth=0,
                  stone_faced=m.stonework('#6c675d', '#a0967f', .5, .1))
    barrel(3.3, -2.6)
    barrel(4.1, -2.9)
    vines(-9.3, -4.8, -6.4, 2.2)
    land.grass(land.clear_of((plot, -4, 7.2, -4.6, 3.2), (at(), -9.8, -4.4, -7, 2.8)), -9.7, 9.7, -6.9, 6, 1300,
               material=m.blade('#8f8d5a', '#b0a876', '#a39a68'))
    land.tree(8.2, 3.8, 4.4, leaves=560, colours=land.AUTUMN)
    land.tree(-8.4, 4.6, 3.6, leaves=450, colours=('#9a8a4e', '#c4ad6c'))
    land.mountains(-9.8, 9.8, 6.2, .6, [land.swell(-5, 3.5, 2.6), land.swell(7, 4, 1.4)], '#9b9668', seed=8)
    land.mountains(-9.8, 9.8, 7.0, 1.0, [land.dome(3.5, 4, 4.6), land.cone(-6, 4, 3.6, .2, .4)], land.FAR, seed=3)
    studio.lights((0, 0, 2), 28, 'autumn', 42)
    studio.camera((8.0, -29, 9.8), (-.1, -.3, 2.4), 55, (-.2, -2.6, 2.8), .18)
    return .5
