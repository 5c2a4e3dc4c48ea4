/** What authors call the documents of which a site has one. */
export const documentNames = { site: 'Gegevens van de site', glossary: 'Begrippenlijst' } as const;
