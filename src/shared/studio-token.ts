/** The header with the token of a screen, which proves that a request comes from one of the studio. */
export const studioTokenHeader = 'x-studio-token';
