/**
 * Lets a test see what the browser is asked to open: jsdom opens nothing, and its `location` cannot be replaced.
 * What jsdom itself calls can.
 */
export function watchLocation(): { assign: jest.SpyInstance; reload: jest.SpyInstance } {
  const [key] = Object.getOwnPropertySymbols(location);
  const own = Reflect.get(location, key ?? '') as Pick<Location, 'assign' | 'reload'>;
  return {
    assign: jest.spyOn(own, 'assign').mockImplementation(() => undefined),
    reload: jest.spyOn(own, 'reload').mockImplementation(() => undefined),
  };
}
