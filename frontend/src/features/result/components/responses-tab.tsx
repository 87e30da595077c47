import { Download, Minus, Plus } from 'lucide-react';

import type { AnalysisResult, VariantKey } from '#shared/domain/analysis-result.ts';
import { Button } from '../../../components/button.tsx';
import { CopyButton } from '../../../components/copy-button.tsx';
import { Icon } from '../../../components/icon.tsx';
import { Notice } from '../../../components/notice.tsx';
import { saveFile } from '../../../lib/save-file.ts';
import { showToast } from '../../../lib/toasts.ts';
import { replyFileName } from '../model/file-names.ts';
import { listVariants, type NamedVariant } from '../model/variants.ts';
import lists from './lists.module.css';
import { ReplyLetter } from './reply-letter.tsx';
import styles from './responses-tab.module.css';
import { Section } from './section.tsx';

type Points = { title: string; points: readonly string[]; kind: 'pros' | 'cons' };

function PointList({ title, points, kind }: Points) {
  if (points.length === 0) return null;
  return (
    <div className={styles.points}>
      <h4 className={styles.subtitle}>{title}</h4>
      <ul>
        {points.map((point) => (
          <li key={point} className={styles.point} data-kind={kind}>
            <Icon of={kind === 'pros' ? Plus : Minus} size={18} />
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function saveReply(key: VariantKey, content: string, fileName: string): void {
  const name = replyFileName(key, fileName, 'txt');
  // A byte-order mark, so that old editors show the Polish letters right.
  saveFile(name, `\ufeff${content}`, 'text/plain;charset=utf-8');
  showToast('success', `Pobrano plik: ${name}`);
}

type CardProps = { reply: NamedVariant; fileName: string };

function VariantCard({ reply: { key, title, isRecommended, variant }, fileName }: CardProps) {
  return (
    <article className={styles.card} data-recommended={isRecommended}>
      <header className={styles.head}>
        {isRecommended ? <p className={styles.recommended}>Rekomendowany</p> : null}
        <h3>{title}</h3>
        <p className={styles.tone}>{variant.tone}</p>
        <p>{variant.strategy}</p>
      </header>
      <ReplyLetter content={variant.content} title={title} />
      <div className={styles.tools}>
        <Button icon={Download} onClick={() => saveReply(key, variant.content, fileName)}>
          Pobierz TXT
        </Button>
        <CopyButton text={variant.content} label="Kopiuj treść" size="normal" />
      </div>
      <div className={styles.pair}>
        <PointList title="Zalety" points={variant.pros} kind="pros" />
        <PointList title="Wady" points={variant.cons} kind="cons" />
      </div>
    </article>
  );
}

type ResponsesTabProps = { result: AnalysisResult; fileName: string };

export function ResponsesTab({ result: { responseVariants }, fileName }: ResponsesTabProps) {
  const replies = listVariants(responseVariants);
  const recommended = replies.find((reply) => reply.isRecommended);
  return (
    <div className={lists.stack}>
      {recommended ? (
        <Section title={`Rekomendowana strategia: ${recommended.title}`}>
          <p>{responseVariants.recommendation_reasoning}</p>
        </Section>
      ) : (
        <Notice kind="error">
          <p>Błąd: Nie znaleziono rekomendowanego wariantu odpowiedzi.</p>
        </Notice>
      )}
      {replies
        .toSorted((a, b) => Number(b.isRecommended) - Number(a.isRecommended))
        .map((reply) => (
          <VariantCard key={reply.key} reply={reply} fileName={fileName} />
        ))}
    </div>
  );
}
