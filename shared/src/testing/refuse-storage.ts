type Method = 'getItem' | 'setItem';

/** Makes these methods of local storage throw, as on full disks and with strict settings, until mocks are restored. */
export function refuseStorage(...methods: Method[]): void {
  for (const method of methods)
    jest.spyOn(Storage.prototype, method).mockImplementation(() => {
      throw new DOMException('refused', 'SecurityError');
    });
}

/** Makes any access to local storage throw, as with blocked cookies. @returns the spy on it. */
export function blockStorage(): jest.SpyInstance {
  return jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('blocked', 'SecurityError');
  });
}
