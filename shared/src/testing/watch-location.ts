/** Mocks `location.assign` and `location.reload` in jsdom's implementation, because `location` cannot be replaced. */
export function watchLocation(): { assign: jest.SpyInstance; reload: jest.SpyInstance } {
  const [key] = Object.getOwnPropertySymbols(location);
  const own = Reflect.get(location, key ?? '') as Pick<Location, 'assign' | 'reload'>;
  return {
    assign: jest.spyOn(own, 'assign').mockImplementation(() => undefined),
    reload: jest.spyOn(own, 'reload').mockImplementation(() => undefined),
  };
}
