import { readFileSync } from 'node:fs';
import * as shapes from './icon-shapes';

/** Names in @mui/icons-material. */
const originals: Record<keyof typeof shapes, string> = {
  callIcon: 'CallOutlined',
  mailIcon: 'MailOutlined',
  placeIcon: 'PlaceOutlined',
  arrowForwardIcon: 'ArrowForwardOutlined',
  expandMoreIcon: 'ExpandMoreOutlined',
  menuIcon: 'MenuOutlined',
  closeIcon: 'CloseOutlined',
  checkIcon: 'CheckOutlined',
  errorIcon: 'ErrorOutlineOutlined',
  infoIcon: 'InfoOutlined',
  calendarIcon: 'CalendarTodayOutlined',
  rollerIcon: 'FormatPaintOutlined',
  roofIcon: 'RoofingOutlined',
  masonryIcon: 'ConstructionOutlined',
  facadeIcon: 'CottageOutlined',
  cleaningIcon: 'CleaningServicesOutlined',
  doorIcon: 'DoorFrontOutlined',
  windowIcon: 'WindowOutlined',
  brushIcon: 'BrushOutlined',
  undoIcon: 'UndoOutlined',
  chevronLeftIcon: 'ChevronLeftOutlined',
  chevronRightIcon: 'ChevronRightOutlined',
  pauseIcon: 'PauseOutlined',
  playIcon: 'PlayArrowOutlined',
  openInFullIcon: 'OpenInFullOutlined',
};

/** Returns the paths of a component of the package, joined to one. */
function drawnBy(name: string): string {
  const code = readFileSync(require.resolve(`@mui/icons-material/${name}`), 'utf8');
  return [...code.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path).join('');
}

/** Splits a path into commands and numbers. */
const partsOf = (path: string) => path.match(/[a-z]|-?(?:\d*\.)?\d+/gi) ?? [];
/** Rounding to a tenth changes an absolute coordinate by 0.05, a relative one by 0.1. */
const tolerance = 0.11;

describe.each(Object.entries(shapes))('%s', (shape, path) => {
  const [, name = 'none'] = Object.entries(originals).find(([known]) => known === shape) ?? [];

  it('equals the path of @mui/icons-material, rounded to a tenth', () => {
    const drawn = partsOf(drawnBy(name));

    expect(partsOf(path)).toHaveLength(drawn.length);
    for (const [index, part] of partsOf(path).entries()) {
      if (/[a-z]/i.test(part)) expect(part).toBe(drawn[index]);
      else expect(Math.abs(Number(part) - Number(drawn[index]))).toBeLessThan(tolerance);
    }
  });
});
