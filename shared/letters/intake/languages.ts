/**
 * How common each pair of letters is in Polish letters, from 0 (never) to 9: 27 rows of 27 for word boundary
 * and a-z, diacritics folded. Counted from our own letters, on a logarithmic scale.
 */
export const polishPairs =
  '043352120324235560454405006701540010033536030535005004560206000600402710530401040' +
  '640004006650101300101000057560305000102426630340403046701540050044446030553002004' +
  '460004000600101730421540000460043000400503800500400004840103000100033600302602030' +
  '660417000103215410041302001760007000600034310040000000660101000500400700535504000' +
  '672006000502005600021500030760004000700002620000400040460125100803002500233200050' +
  '603360020014435030553006004450103000503602700711200000733333333333333363333333333' +
  '561325020200043610025402046440504000505422450107303026660006000004003500501403060' +
  '714430040142544040463000004760304030700000500000030030660305000601204520330100061' +
  '773000000400000000055040600701630130034355030154004004660227020423405420002203050';

/** Short words (folded) that identify a language, without those that several languages share. */
export const functionWords = {
  pl: 'w z i na do nie sie za od ze jest przez oraz lub po pod dla przy jako jak nr dnia dnie art ust par ul zl zlotych pan pani panu pana panstwo panstwa szanowny szanowna w tym tego tej ten ta to o a r sa byc moze nalezy zostal zostala terminie sprawie podstawie roku kwota kwoty kwote kwocie umowy umowa lub albo ktory ktora ktore jego jej ich nas nam prosze prosimy wraz bez czy juz tylko tym niniejszym niniejszej zgodnie ustawy decyzji decyzja sad sadu pismo pisma adres miesiaca dni tygodni ale bo co dzien dzisiaj gdy jesli jezeli ma mam masz mi mnie my byl bylo byla sobie tak tez te tu u wiec wtedy wy',
  en: 'the of and is that this with for are was not you your be by on as it at from have has will been or if which we our must shall their they an were would may',
  de: 'der die das und ist nicht mit dem den von zu im fur auf ein eine sie wird werden des als auch nach bei einer einem ihnen ihre wurde sind oder uber bis zum zur haben hat durch gegen innerhalb',
  fr: 'le la les des est une dans pour par que qui vous votre sur avec pas nous sont au aux ce cette et en de du plus ou',
  cs: 've je se ze podle nebo jsem jste byl byla bylo jako ktery ktera ktere pri dne dle vas vam tuto tento jeho nebude muze podle ust v s k u pro aby neni jsou',
  sk: 'je sa zo podla alebo som ste bol bola bolo ako ktory ktora ktore pri dna vas vam tuto tento jeho nebude moze v s k u pre aby nie su ods',
  es: 'el la los las que en un una por con para del se su es al lo como usted este esta no y de fecha',
  it: 'il lo la gli che di un una per con del della dei delle in al si non sono questo questa entro presso ed e da',
  lt: 'ir yra kad su del buti pagal ar kaip uz is nuo iki apie jusu mes savo nera turi bus',
  nl: 'de het een en van dat niet met voor op zijn aan wordt door bij uw ook worden heeft als deze',
  ro: 'si in la cu de nu se este pentru care din pe ca sunt sau prin dumneavoastra',
} as const;
