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
  lightModeIcon: 'WbSunny',
  darkModeIcon: 'DarkMode',
  systemModeIcon: 'DesktopWindowsOutlined',
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

describe.each(Object.entries(shapes))('%s', (shape, path) => {
  it('draws what @mui/icons-material draws', () => {
    const [, name] = Object.entries(originals).find(([known]) => known === shape) ?? [];

    expect(path).toBe(drawnBy(name ?? 'none'));
  });
});
