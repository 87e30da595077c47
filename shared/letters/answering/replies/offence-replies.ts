import type { LetterFacts } from '#shared/letters/reading/letter-facts.ts';

import type { Saying } from './plain-text.ts';
import { dueText, gap, type Tone } from './reply-draft.ts';

/** A call to name the driver: the statement itself is due in the set term in every variant. */
export const driverCall = (): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    heading: 'OŚWIADCZENIE',
    paragraphs: [
      `W odpowiedzi na wezwanie oświadczam, że we wskazanym czasie pojazdem kierował(a): ${gap('imię, nazwisko, adres osoby kierującej albo „ja”')}.`,
      'Wypełniony formularz oświadczenia przesyłam w załączeniu.',
    ],
    attachments: ['wypełniony i podpisany formularz oświadczenia'],
    strategy: 'Wskazuje kierującego w terminie i zamyka obowiązek właściciela.',
    pros: ['Brak osobnej grzywny za niewskazanie'],
    cons: ['Kierujący dostanie mandat i punkty'],
  },
  assertive: {
    heading: 'OŚWIADCZENIE I WNIOSEK O UDOSTĘPNIENIE DOWODÓW',
    paragraphs: [
      'W odpowiedzi na wezwanie składam oświadczenie na załączonym formularzu i odmawiam przyjęcia mandatu.',
      'Kwestionuję prawidłowość pomiaru i wnoszę o przeprowadzenie dowodów przed sądem.',
    ],
    requests: [
      'udostępnienie zdjęcia i świadectwa legalizacji urządzenia',
      'podanie dokładnego miejsca i oznakowania odcinka',
    ],
    attachments: ['wypełniony i podpisany formularz oświadczenia'],
    strategy: 'Odpowiada w terminie, ale nie przyjmuje mandatu; sprawę zbada sąd.',
    pros: ['Dowody oceni sąd'],
    cons: ['Koszty i wyższa grzywna w razie przegranej'],
  },
  delay: {
    heading: 'ODPOWIEDŹ NA WEZWANIE I WNIOSEK O UDOSTĘPNIENIE ZDJĘCIA',
    paragraphs: [
      'W odpowiedzi na wezwanie proszę o udostępnienie zdjęcia, abym mógł/mogła ustalić, kto kierował pojazdem.',
      'Oświadczenie złożę w terminie z wezwania; jeżeli zdjęcie nie pozwala ustalić kierującego, wskażę krąg osób korzystających z pojazdu.',
    ],
    requests: [
      'udostępnienie zdjęcia z urządzenia rejestrującego',
      'przedłużenie terminu na oświadczenie do 7 dni po udostępnieniu zdjęcia',
    ],
    strategy:
      'Prosi o zdjęcie i o przedłużenie terminu wyznaczonego przez organ – nie unika odpowiedzi.',
    pros: ['Pozwala uczciwie ustalić kierującego'],
    cons: ['Do czasu zgody obowiązuje termin z wezwania'],
  },
});

/** A fine on the spot: pay, ask the court in the narrow cases, ask for instalments. */
export const ticket = (facts: LetterFacts): Readonly<Record<Tone, Saying>> => ({
  cooperative: {
    paragraphs: [
      `Informuję, że grzywna (${dueText(facts)}) została uiszczona w dniu ${gap('data wpłaty')}. Potwierdzenie w załączeniu.`,
    ],
    attachments: ['potwierdzenie przelewu'],
    strategy: 'Potwierdza zapłatę i zamyka sprawę.',
    pros: ['Zamyka sprawę'],
    cons: ['Punkty karne pozostają'],
  },
  assertive: {
    heading: 'WNIOSEK O UCHYLENIE PRAWOMOCNEGO MANDATU KARNEGO',
    paragraphs: [
      `Na podstawie art. 101 k.p.s.w. wnoszę o uchylenie mandatu, gdyż ${gap('czyn nie jest wykroczeniem, obrona konieczna, niepoczytalność lub inny powód z ustawy')}.`,
    ],
    requests: ['uchylenie mandatu karnego'],
    attachments: ['kopia mandatu', 'dowody'],
    strategy: 'Wnosi o uchylenie mandatu do sądu w ciągu 7 dni od uprawomocnienia.',
    pros: ['Jedyna droga po przyjęciu mandatu'],
    cons: ['Bardzo wąskie podstawy; nie wstrzymuje zapłaty'],
  },
  delay: {
    heading: 'WNIOSEK O ROZŁOŻENIE GRZYWNY NA RATY',
    paragraphs: [
      `Proszę o rozłożenie grzywny (${dueText(facts)}) na ${gap('liczba')} rat. Uzasadnienie: ${gap('sytuacja materialna')}.`,
    ],
    attachments: ['dokumenty o dochodach'],
    strategy: 'Prosi o raty lub odroczenie zapłaty.',
    pros: ['Dozwolone ustawą'],
    cons: ['Do czasu zgody termin zapłaty biegnie'],
  },
});
