declare module 'fs-native-extensions' {
  /**
   * Locks the whole file for this descriptor until it is closed or its process ends; false when another one has the lock.
   * Throws an error with a `code` where the file system has no locks.
   */
  export function tryLock(fd: number): boolean;
}
