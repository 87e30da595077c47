import { ofVocative } from '#shared/letters/people/vocatives.ts';
import { opensHeading } from '#shared/letters/reading/headings.ts';
import { readLabel } from '#shared/letters/reading/labels/label-reader.ts';
import type { LabelRole } from '#shared/letters/reading/labels/labels.ts';
import { hasFiniteVerb, isProse } from '#shared/letters/reading/page/prose.ts';
import { isDateCell, isReferenceCell } from '#shared/letters/text/cells.ts';
import { titleCase } from '#shared/letters/text/polish-case.ts';
import { foldText } from '#shared/letters/text/text.ts';
import { either } from '#shared/letters/text/word-list.ts';

import { hasFirmWord, hasLegalForm, isDepartment } from './institutions.ts';
import { inNominative, type Party, placeholder } from './party.ts';
import { withoutAddress, withoutHonorific } from './persons-in-letter.ts';

/** "- dłużnik", "(odpis)": a role after a dash or in brackets. */
const roleBehind =
  /[-–(]\s*(?:dłużni|zobowiązan|stron|pozwan|powód|powod|adresat|organ\b|odpis|pracowni).*/;
/** ", zam. Lipowa 4", " ur. 1.02.1980": details about the named person. */
const toldBehind = either(
  'prowadząc', // prowadząca działalność
  'reprezentowan',
  'zamieszkał',
  'zam.',
  'ur.',
  'urodzon',
  'zwan', // zwany dalej …
  'działając',
  'z siedzibą',
  /syn\b/,
  /córka\b/,
  'c.', // c. Jana
  /s\.\s/,
);
/** "PESEL 44051401458": a number. */
const numberBehind =
  /(?:(?<!(?:numeru|ewidencji|rejestru|systemu|ochrony) )PESEL|NIP|REGON|KRS|tel|e-?mail|AE:PL)\b.*/;
/** "[ADRES_1]": a placeholder for a masked number or address; in quotation marks it is a name. */
const maskBehind = /(?<!["„])\[(?:PESEL|NIP|REGON|TELEFON|EMAIL|ADRES|RACHUNEK)[A-Z_]*_\d+\].*/;

/** What may follow a name: a role, a date of birth, a number, an apposition. */
const tail = new RegExp(
  String.raw`\s*(?:${roleBehind.source}|,?\s(?:${toldBehind}.*|${numberBehind.source})|\s?${maskBehind.source})$`,
  'iu',
);
/** "nr ewid. 2081" after a name; the name of a school or a pharmacy may be its number. */
const numbered = /,?\s+nr\b.*$/iu;
const box = /^(?:\d{1,2}[.)]|blok \p{L}\.)\s+/iu;
const nothingOfAName = new RegExp(
  String.raw`^${either(
    /drog[aie]\w? /, // Droga Pani
    /szanown\w+/, // Szanowny Kierowco
    'witaj',
    /(?:czesc|hej|serwus)\b/, // Cześć Karolina
    'do dnia',
    'do zaplaty',
    'termin',
    /strona \d/,
    'str.',
    'odpis',
    'kopia',
    'oryginal',
    // titles of forms: Karta rozpatrzenia reklamacji
    /(?:karta|formularz|arkusz|wykaz|zestawienie|raport|notatka|pokwitowanie|duplikat|korekta|wydruk)\b/,
    /(?:specyfikacja|kwestionariusz|deklaracja|ankieta|zgloszenie|reklamacja|zlecenie|ogloszenie)\b/,
    'pilne',
    'polecony',
    'list ',
    'za potwierdz', // za potwierdzeniem odbioru
    /ww\b/,
    'jak wyzej',
    'wedlug', // według rozdzielnika
    'w zalaczeniu',
    'brak',
    'nie dotyczy',
    'pozdraw',
    'z powazaniem',
    'z wyrazami',
    /sad$/,
    /zus$/,
    /lokal$/,
  )}`,
);
/** "(AE:PL-12345-67890)", "(dłużnik zajętej wierzytelności)": text in brackets after a name. */
const remark = /\s*\([^()]*\)?$/u;
/** "Marek Bielak. Rezygnacja z SMS: 22 300", "Marek Bielak nr klienta: 71": a sentence or a label after a person's name. */
const nextSentence =
  /(?<=^(?:\[OSOBA[A-Z_]*_\d+\]|\p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+))(?:\. \p{Lu}| \p{Ll}[\p{L} .]+:).*$/u;
const finalRole = /,\s*\p{Ll}.*$/u;
/** "Otrzymuje: Jan Nowak", "Kupujący/Nabywca: Firma": words of a list or a form before a name. */
const listLabel =
  /^(?:otrzymuj\p{L}+|adresat|odbiorca|kupujący(?:\/nabywca)?|nabywca|podatnik|płatnik)(?:\s[-–]\s[^:]{3,50})?\s*:\s*/iu;
/** "ZOBOWIĄZANY Jan Nowak": a label beside the name in a form that lost its columns. */
const roleLabel =
  /^(?:zobowiązan|dłużni|adresat|odbiorc|ukaran|obwinion|wezwan|pozwan|stron|klient|podatni)\p{L}{1,4}:?\s+(?=\[OSOBA)/iu;
/** "czytelnik nr 10442, Mikołaj Trojan": the person's role before the name. */
const roleBefore = /^\p{Ll}[^,]{2,40},\s+(?=\[OSOBA|\p{Lu}\p{Ll}+\s\p{Lu}\p{Ll}+$)/u;
/** ", Karwik 22": a village and a house number after the name. */
const villageAddress = /,\s+\p{Lu}[\p{L} .-]{2,40}\s\d{1,4}\p{L}?(?:\/\d+)?(?:,.*)?$/u;

/**
 * The name in a cell, for a person in the nominative: without honorific, address, numbers and roles. Null for
 * a label, a heading, a clause, a date or a number: these are never a party.
 */
export function partyIn(cell: string): Party | null {
  const quote = cell.trim();
  if (isDateCell(quote) || /^(?:tel|fax|e-?mail|www)\b/iu.test(quote)) return null;
  const spokenTo = salutation.exec(quote);
  if (spokenTo !== null) return spokenToAs(spokenTo);
  const bare = withoutAddress(
    withoutHonorific(
      quote.replace(box, '').replace(listLabel, '').replace(roleLabel, '').replace(roleBefore, ''),
    ),
  )
    .replace(tail, '')
    .replace(numbered, (told) => (hasFirmWord(quote) ? told : ''))
    .replace(villageAddress, '')
    .replace(finalRole, '')
    .replace(nextSentence, '')
    .replace(remark, '')
    .replace(/^[„"]?(?=\[OSOBA)/u, '')
    .replace(/(?<=^\S+(?: \S+)? (?:i|oraz)) pan(?:i|u|ią)? (?=\[OSOBA|\p{Lu})/iu, ' ')
    .replace(/[\s,;|<>]+$/, '')
    .trim();
  if (!isName(bare)) return null;
  const [person] = /\[OSOBA[A-Z_]*_\d+\]/.exec(bare) ?? [];
  const name = person === undefined ? bare : named(bare, person);
  const isSpokenTo = /^szanown/i.test(quote);
  if (relatives.test(bare)) return { name: bare, quote };
  const isOther = placeholder.test(name) || isSpokenTo;
  return { name: isOther ? inNominative(name) : titleCase(name), quote };
}

/** "Rodzice ucznia Leona Brzóski", "Spadkobiercy śp. Ireny Nowak": the person named is not the addressee. */
const relatives = /^(?:rodzic\p{L}*|opiekun\p{L}*|spadkobierc\p{L}+|następc\p{L}+ prawn\p{L}+) /iu;

/** "[OSOBA_1] „Kwiaciarnia Malwa”" stays whole; a profession and words before the name are removed. */
function named(bare: string, person: string): string {
  const at = bare.indexOf(person);
  // "Klub Fitness ATLETA s.c. Bury i Wspólnicy": a partner's name is part of the firm's name.
  if (hasLegalForm(bare.slice(0, Math.max(0, at)))) return bare;
  const isBehindWords = /(?<!\p{L})\p{Ll}/u.test(bare.slice(0, at));
  if (at > 0) return isBehindWords ? person : bare;
  return /^\s(?:(?:i|oraz)\s\[OSOBA|[„"])/u.test(bare.slice(person.length)) ? bare : person;
}

/** "Pani Bernadeto,", "Szanowny Panie Mikołaju": only the first name. */
const salutation =
  /^(?:szanown\p{L}+ |dzień dobry,? |witam,? )?(pani|panie)\s(\p{Lu}\p{Ll}+)[,.!]?$/iu;

function spokenToAs([quote, polite = '', name = '']: RegExpExecArray): Party | null {
  const nominative = ofVocative(name);
  return nominative === name
    ? null
    : { name: `${/^panie$/i.test(polite) ? 'Pan' : 'Pani'} ${nominative}`, quote };
}

/** Labels with which names may also open: "Bank Kujawy S.A.", "Kancelaria Nowak". */
const partyRoles: ReadonlySet<LabelRole> = new Set(['recipient', 'sender', 'other_party']);

/** "K-21 druk", "ZAP-3 wzór": the name of a form. */
const formCode = /^\p{Lu}{1,4}-\d/u;

/** "Osoba uprawniona", "Dłużnik Wierzyciel", "Właściciel/posiadacz": headings of a form, without a name. */
const roleWord = either(
  /osob[ay]/,
  /stron[ay]/,
  /(?:uprawnion|zobowiazan|obowiazan|ubezpieczon)[aey]\w?/,
  /(?:poszkodowan|pozwan|obwinion|ukaran|wezwan)[aey]\w?/,
  /dluzni(?:k|czka|cy)/,
  /wierzyciel(?:ka)?/,
  /powod(?:ka)?/,
  /wlasciciel(?:ka)?/,
  /posiadacz(?:ka)?/,
  /uzytkowni(?:k|czka)/,
  /wnioskodawc(?:a|zyni)/,
  /platni(?:k|czka)/,
  /podatni(?:k|czka)/,
  'swiadczenie',
  /adresat(?:ka)?/,
  'nadawca',
  'odbiorca',
  'pelnomocnik',
);
const onlyRoles = new RegExp(String.raw`^${roleWord}(?:[\s/,|]+(?:${roleWord}|lub|i))*[\s|:]*$`);

/** "Parking: Galeria Nadrzeczna": a label that no list contains. */
const unknownLabel = /^\p{L}[\p{L} ]{1,30}:\s/u;

function isName(text: string): boolean {
  if (text.length < 3 || text.length > 110) return false;
  // "e-TOLL", "mBank" open with a small letter.
  if (!/^(?:[\p{Lu}„"'[\d]|\p{Ll}-?\p{Lu})/u.test(text) || /[:!?]$/.test(text)) return false;
  const folded = foldText(text);
  if (
    unknownLabel.test(text) ||
    nothingOfAName.test(folded) ||
    isReferenceCell(text) ||
    formCode.test(text)
  )
    return false;
  if (/^\[(?!OSOBA)/.test(text) || isProse(text) || onlyRoles.test(folded)) return false;
  const isPart = isDepartment(text) && !text.includes('[OSOBA'); // Hurtownia Płyt [OSOBA_1] is a firm
  if (hasFiniteVerb(text) || opensHeading(text) || isPart) return false;
  if (isRowOfLabels(text)) return false;
  const label = readLabel(text);
  if (label !== undefined && (label.isClosed || !partyRoles.has(label.role))) return false;
  return (text.match(/\p{L}/gu)?.length ?? 0) > text.length / 2;
}

/** "Dłużnik Wierzyciel Pracodawca": the headings of a table's columns that lost their gaps. */
export function isRowOfLabels(text: string): boolean {
  const words = text.split(/[\s/,|]+/).filter((word) => word !== '');
  return (
    words.length > 1 &&
    words.length < 8 &&
    !text.includes('[') &&
    words.every((word) => readLabel(word)?.value === '')
  );
}
