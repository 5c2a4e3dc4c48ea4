/**
 * Words of transport, construction, farming, IT and energy that the dictionary lacks or makes no compounds of, by their
 * flags there: Ca begins a compound, Cc ends one; Za, Zb, Ze and Zc make the plurals -s, -en, -ken and -’s, Zf -en with a
 * vowel less (`oprijplaten`); Aa makes the forms of an adjective.
 */
const byFlags: Readonly<Record<string, string>> = {
  CaCcZa: [
    'autolaadkraan bobcat combinatievoertuig curtainsider dieplader dumper fleetowner intarder kingpin kipper',
    'knikarmhoogwerker lowloader meerkilometer minderkilometer opraapwagen reachstacker reachtruck retarder',
    'semidieplader sideshift tautliner tiltrotator twistlock asfalteermachine dockingstation graver grader midigraver',
    'omvormer orderpicker schranklader schrobzuigmachine snelwissel bemester grootpakpers klepelmaaier maaikneuzer',
    'mestinjecteur opraper rack voermengwagen wikkelaar woeler transporter zijlader youngtimer combisteamer',
    'cyclomaaier schudder kneuzer knikarmlader rupsgraver verplanter spinhoogwerker oprijwagen veegzuigwagen',
    'dieplaadaanhanger voerdoseerwagen zaagmachine potmachine klinkerlegmachine prei sneltrekker toplader sideshifter',
    'kieper aanaarder kolkenreiniger kuilvoersnijder kantenaanlijmer flowpacker hoogstapelaar ruwterreinmaaier',
    'bouwlandinjecteur sleepvoetbemester vergister verzetter betonstorter opraapsnijwagen loswagen blastchiller lessor',
    'lessee retrofit plug-inhybride toolbox',
  ].join(' '),
  CaCcZb:
    'haakarm maaiarm portaalarm eurovergunning zijafscherming onderrijbeveiliging warmtekrachtkoppeling',
  CaCcZe:
    'hefas hijsjuk kantelas liftas meeloopas onkruideg oplooprem rongenpot rotorkopeg spuitdop stuuras tandemas tridemas',
  CaCcZf: 'afkortzaag maaiboot oprijplaat stobbenfrees vijfschaarploeg zuigkraan',
  Ca: 'dak drijfmest giek kas kip kuilvoer maai seal silage sportveld uitkuil vacumeer verticuteer voer',
  Cc: 'bak kar kas maaier',
  CaCc: 'adblue fleet fleetmanagement hydrauliek isobus kipchassis leaseback moffenkit netcongestie quickhitch saas',
  Zc: 'lzv pto vpn ups ssd',
  Aa: 'batterijelektrisch volelektrisch',
  '': [
    'adr atp bev bpm cnc cng dc ebs abs ev frc gww hdmi hvo ict it kvk led lng mrb nas poe pv rtk tco usb vca wkk wltp',
    // Units behind a number, also in `kWp-prijs`.
    'Wp kWp MWp kVA MVA GW GWh TWh kA mAh Nm kNm kN MPa tpm rpm mnd wk wkn Gbit Mbit ppm',
    'omw tm driepuntshefinrichting',
    // Makers of vehicles and machines.
    'Aebi Ammann Atlas Bergmann Bomag Broshuis Burgers Cargobull Caterpillar Claas Deere Deutz Deutz-Fahr Develon Dewulf',
    'Dhollandia Dieci Doosan Dynapac Fahr Fendt Fliegl Frigoblock Fruehauf Fuso Giant Grimme Hako Haulotte Hiab Hitachi',
    'Holmer Horsch Hyster Hyundai Isuzu Iveco Joskin Jungheinrich Kaweco Kärcher Kässbohrer Kobelco Kögel Komatsu',
    'Konecranes Kramer Krampe Kubota Kverneland Lemken Linde Manitou Massey Ferguson Maxus Meiller Merlo Monosem Nooteboom',
    'Palfinger Pöttinger Ploeger Rabe Ravo Sany Schäffer Schuitemaker Sennebogen Setra Steyr Strautmann Takeuchi Temsa',
    'Terberg Trioliet Väderstad Valtra Veenhuis Vermeer Vicon Vögele Weidemann Wielton Wirtgen Yanmar Zetor Hardox',
    'off-balance operational sale-and-lease-back tenaamgesteld luchtgeveerd',
    // Days, with or without a full stop.
    'ma di wo do vr za zo',
  ].join(' '),
};

/** Entries for a word list of Hunspell, one a line. */
export const tradeWords = Object.entries(byFlags)
  .flatMap(([flags, words]) => words.split(' ').map((word) => (flags === '' ? word : `${word}/${flags}`)))
  .join('\n');
