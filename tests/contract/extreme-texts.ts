/** Texts that an author may type and that break what was not made for them. */
export const extremeTexts = {
  longWord: 'Meervoudigearbeidsongeschiktheidsverzekeringsmaatschappij'.repeat(40),
  markup: `<script>alert("1")</script> & 'aan' <b>halen</b> &amp; </title> {} \\ \${0} `.repeat(30),
  marks: '**vet** en [een link](/contact) en **half [kapot](',
  otherMarks: '# 1. - > ``` <!-- --> [x]: /y',
  emoji: '🚚👩‍🔧🏗️🇳🇱'.repeat(150),
  rightToLeft: 'تأجير السيارات والآلات للشركات '.repeat(70),
  digits: '1234567890'.repeat(200),
  invisible: '\u00ad\u200d\u202e€ 25.000,00\t\u2028x',
} as const;
