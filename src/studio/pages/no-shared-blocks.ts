/** What an author reads where shared blocks would stand. */
export const noSharedBlocks =
  'Er zijn nog geen gedeelde blokken. Wil je hetzelfde blok op meer pagina’s? Open het op de pagina waar het staat, en kies onder zijn velden “Maak hier een gedeeld blok van”.';
