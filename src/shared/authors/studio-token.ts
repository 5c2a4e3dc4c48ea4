/** The header with the token of the server, which proves that a request comes from a screen of the studio. */
export const studioTokenHeader = 'x-studio-token';
