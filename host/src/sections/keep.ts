/** Remembers a promise, then its value: a value is rendered without suspending. */
export function keep<Key, Value, Loading extends Value | Promise<Value>>(
  known: Map<Key, Value | Promise<Value>>,
  key: Key,
  loading: Loading,
): Loading {
  known.set(key, loading);
  if (loading instanceof Promise)
    void loading.then((value: Value) => {
      if (known.get(key) === loading) known.set(key, value);
    });
  return loading;
}
