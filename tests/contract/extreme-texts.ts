/** Texts that an author may type and that break what was not made for them. */
export const extremeTexts: readonly string[] = [
  'Meervoudigearbeidsongeschiktheidsverzekeringsmaatschappij'.repeat(40),
  `<script>alert("1")</script> & 'aan' <b>halen</b> &amp; </title> {} \\ \${0}`,
  '**vet** en [een link](/contact) en **half [kapot](',
  '# 1. - > ``` <!-- --> [x]: /y',
  '🚚👩‍🔧🏗️🇳🇱'.repeat(150),
  'تأجير السيارات والآلات للشركات '.repeat(70),
  '1234567890'.repeat(200),
  '\u00ad\u200d\u202e€ 25.000,00\t\u2028x',
];
