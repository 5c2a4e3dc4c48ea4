/** The highest port of TCP. */
export const maxPort = 65_535;
