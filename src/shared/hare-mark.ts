/** The hare in one continuous line, leaping to the right: a path of an SVG with this view box. */
export const hareMark = {
  viewBox: '0 0 104 72',
  path: 'M4 66C14 61 22 54 27 45C18 42 16 30 25 23C36 14 50 17 62 22C58 17 48 12 42 3C53 4 64 10 70 18C68 12 66 7 66 2C74 6 79 13 80 20C88 21 94 26 97 32C92 37 85 38 79 37C78 43 80 50 96 58C84 59 73 55 66 46C56 48 47 46 40 43C38 54 28 63 12 68',
} as const;
