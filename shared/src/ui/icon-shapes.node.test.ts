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

/** The paths that the package's component draws, joined: SVG takes them as one. */
function drawnBy(name: string): string {
  const code = readFileSync(require.resolve(`@mui/icons-material/${name}`), 'utf8');
  return [...code.matchAll(/\bd: "([^"]+)"/g)].map(([, path]) => path).join('');
}

/** A path cut into commands and numbers. */
const partsOf = (path: string) => path.match(/[a-z]|-?(?:\d*\.)?\d+/gi) ?? [];
/** Far enough for a coordinate that was rounded to a tenth, twice where it is told from another one. */
const tolerance = 0.11;

describe.each(Object.entries(shapes))('%s', (shape, path) => {
  const [, name = 'none'] = Object.entries(originals).find(([known]) => known === shape) ?? [];

  it('draws what @mui/icons-material draws, to a tenth of its grid', () => {
    const drawn = partsOf(drawnBy(name));

    expect(partsOf(path)).toHaveLength(drawn.length);
    for (const [index, part] of partsOf(path).entries()) {
      if (/[a-z]/i.test(part)) expect(part).toBe(drawn[index]);
      else expect(Math.abs(Number(part) - Number(drawn[index]))).toBeLessThan(tolerance);
    }
  });
});
