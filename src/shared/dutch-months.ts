/** Dutch month names, January first. */
export const dutchMonths: readonly string[] =
  'januari februari maart april mei juni juli augustus september oktober november december'.split(' ');
