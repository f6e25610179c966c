type Method = 'getItem' | 'setItem';

/** Makes methods of local storage throw, as on a full disk, until the test restores mocks. */
export function refuseStorage(...methods: Method[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
}

/** Makes any access to `localStorage` throw, as with blocked cookies. @returns the spy on `localStorage`. */
export function blockStorage(): jest.SpyInstance {
  return jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}
