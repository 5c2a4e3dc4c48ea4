const devices = /^(?:con|prn|aux|nul|com[1-9]|lpt[1-9])$/;

/** Whether Windows takes a file or folder of this name, without its ending, for a device: nobody there could even fetch the site. */
export function isDeviceName(name: string): boolean {
  return devices.test(name);
}
