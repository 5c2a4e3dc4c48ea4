const products =
  'bakwagen,bestelbus,vrachtwagen,trekker,oplegger,koelwagen,kipper,aanhanger,trailer,touringcar,betonmixer,vuilniswagen,autotransporter,veewagen,graafmachine,minigraver,wiellader,dumper,bulldozer,kniklader,heftruck,reachtruck,pallettruck,stapelaar,hoogwerker,verreiker,tractor,hakselaar,zaaimachine,maaimachine,silagewagen,veegmachine,schrobmachine,koffiemachine,printer,server,generator,compressor,trilplaat,hijskraan'.split(
    ',',
  );

const places =
  'Utrecht,Amsterdam,Rotterdam,Den Haag,Eindhoven,Groningen,Tilburg,Almere,Breda,Nijmegen,Apeldoorn,Arnhem,Haarlem,Enschede,Amersfoort,Zaandam,Den Bosch,Hoofddorp,Zwolle,Leiden,Leeuwarden,Dordrecht,Maastricht,Ede,Emmen,Alkmaar,Delft,Venlo,Deventer,Helmond,Hilversum,Oss,Amstelveen,Sittard,Purmerend,Heerlen,Roosendaal,Schiedam,Spijkenisse,Lelystad,Vlaardingen,Hoorn,Gouda,Almelo,Assen,Bergen op Zoom,Veenendaal,Katwijk,Zeist,Nieuwegein,Roermond,Doetinchem,Den Helder,Hoogeveen,Terneuzen,Middelburg,Vlissingen,Goes,Kampen,Barneveld,Harderwijk,Ermelo,Nunspeet,Putten,Nijkerk,Soest,Baarn,Bussum,Huizen,Naarden,Weesp,Diemen,Uithoorn,Aalsmeer,Heemskerk,Beverwijk,Castricum,Heiloo,Schagen,Enkhuizen,Medemblik,Volendam,Heemstede,Zandvoort,Hillegom,Lisse,Sassenheim,Noordwijk,Voorschoten,Wassenaar,Voorburg,Rijswijk,Zoetermeer,Pijnacker,Naaldwijk,Maassluis,Brielle,Barendrecht,Ridderkerk,Papendrecht,Sliedrecht,Gorinchem,Leerdam,Vianen,IJsselstein,Houten,Culemborg,Tiel,Geldermalsen,Zaltbommel,Waalwijk,Dongen,Oosterhout,Etten-Leur,Zevenbergen,Zundert,Oisterwijk,Boxtel,Veghel,Uden,Cuijk,Gennep,Deurne,Asten,Someren'.split(
    ',',
  );

/** What a page is about: a product in a place. */
export interface Subject {
  /** `bakwagen` */
  product: string;
  place: string;
  /** `bakwagen-den-haag`: the page's own part of its address. */
  slug: string;
}

/** The subject of a page by its number; every product comes by before the next place. Throws above 5,000 pages. */
export function subjectOf(page: number): Subject {
  const product = products[page % products.length];
  const place = places[Math.floor(page / products.length)];
  if (product === undefined || place === undefined) {
    throw new RangeError(`There are subjects for ${products.length * places.length} pages.`);
  }
  return { product, place, slug: `${product}-${place.toLowerCase().replaceAll(' ', '-')}` };
}

/** The subject that a page's link to another page is about: the same product in the next place that has a page. */
export function nextSubject(page: number, count: number): Subject {
  return subjectOf((page + products.length) % count);
}

/** The words of the places, which no dictionary holds all of. */
export const placeWords: readonly string[] = places.flatMap((place) => place.split(/[ -]/));
