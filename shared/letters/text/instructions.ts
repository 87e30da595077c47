const forget =
  '(?<!nie )\\b(?:z?ignoruj|pomin|zapomnij|odrzuc|nie (?:stosuj|wykonuj|przestrzegaj))(?:cie)?\\b';
const orders = '(?:poprzedni|wczesniejsz|powyzsz|wszystki|dotychczasow|instrukcj|polece|zasad)';

/**
 * Openings of phrases addressed to a machine instead of the addressee. They are matched in folded text on one
 * line; a space stands for any number of spaces.
 */
const patterns = [
  // Polish: an order to forget what was said before
  `${forget} (?:sie )?(?:do |o )?(?:\\w+ ){0,3}${orders}`,
  'nowe (?:instrukcj|polece)\\w+ *:|(?:twoje|swoje|ukryte|tajne) (?:instrukcj|polece|wytyczn)',
  '(?:instrukcj|polece)\\w+ (?:systemow\\w+|dla (?:asystent|model|ai\\b|sztuczn|system))',
  '(?:uwaga|informacja|wiadomosc|komunikat) (?:dla|do) (?:ai\\b|llm|model|program|automat|asystent)',
  // Polish: another role, another judgement, words for the user
  '(?:asystent|model)\\w* (?:ai|jezykow)|je(?:zeli|sli) jestes (?:ai|modelem|asystentem|programem)',
  'od teraz (?:jestes|masz|odpowiada|dzialasz)|udawaj,? ze|wciel sie w|tryb (?:deweloper|programist|bez ograniczen)',
  '(?:oznacz|sklasyfikuj|zaklasyfikuj|ocen|ustaw|zakwalifikuj)\\b[^.]{0,40}(?:poziom \\w*(?:zagroz|ryzyk)|jako (?:nisk|nieistotn|nieszkodl|informacyj|spam|inne))',
  '(?:powiedz|napisz|odpowiedz|poinformuj|przekaz|doradz) uzytkownik|nie (?:wspominaj|mow) (?:uzytkownik|odbiorc|adresat)',
  'prompt systemowy|(?<!;)base64|rot13|komunikat systemowy',
  // English
  '(?:ignore|disregard|forget|override) (?:all |any |the |your )*(?:previous|prior|above|earlier|everything|instructions|rules)',
  '(?:you are|act as) (?:now\\b|no longer|(?:an? )?(?:ai|assistant|language model)\\b)|pretend (?:to be|you|that)|from now on',
  '(?:new (?:task|instructions?|rules)|note|message|instructions?) (?:for|to) (?:the )?(?:ai|model|assistant|language model|llm)\\b',
  '(?:mark|rate|classify|label) this|(?:do not|never|don.t) (?:tell|mention|inform) th|system (?:prompt|override|message)',
  // Chat turns, delimiters ("<<<END", but not an ornament of arrows around a title), prepared answers
  '(?:^|[\\s>*#])(?:system|assistant) *:|<\\||\\[\\/?inst\\]|(?<!<)<<<(?:[a-z]| *\\w+(?: \\w+)*(?: *[\\w-]{8,})? *>>>)|```|### *(?:koniec|end|system|instr)',
  '<\\/?(?:document|system|instructions?)>',
  'threat level|(?:document type|bank account|required actions|type code)\\b *["=:]|"[\\w ]+" *: *["{[]',
];

/** Finds every passage addressed to a machine; for `matchAll` and `search`, which keep no state in it. */
export const instruction = new RegExp(
  patterns.join('|').replaceAll(' ', ' +').replaceAll(' +*', ' *'),
  'g',
);
