import styled from '@emotion/styled';
import { vars } from '@renovation-th/shared/theme/tokens';
import { Button } from '@renovation-th/shared/ui/Button';
import { photoContent as content } from '../content/photo-content';
import type { Photo } from './use-photos';

type PhotoListProps = {
  fieldId: string;
  photos: readonly Photo[];
  onRemove: (photo: Photo) => void;
};

const List = styled('ul')({
  display: 'grid',
  gap: vars.space2,
  marginTop: vars.space2,
  padding: 0,
  listStyle: 'none',
});

const Item = styled('li')({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  gap: vars.space3,
  alignItems: 'center',
  padding: vars.space2,
  border: `1px solid ${vars.line}`,
  borderRadius: vars.radiusSmall,
  backgroundColor: vars.surface,
  '& img': { width: '4.5rem', height: '3.375rem', objectFit: 'cover', borderRadius: vars.radiusSmall },
  '& p': { overflowWrap: 'anywhere', fontSize: vars.textS, lineHeight: 1.35 },
  // With enlarged text, the name gets the whole width.
  '@media (max-width: 20rem)': {
    gridTemplateColumns: '4.5rem minmax(0, 1fr)',
    '& p': { gridColumn: '1 / -1' },
  },
});

/** Lists the chosen photographs, with previews and buttons to remove them. */
export function PhotoList({ fieldId, photos, onRemove }: PhotoListProps) {
  const removeId = ({ preview }: Photo) => `${fieldId}-${preview}`;

  const remove = (photo: Photo, index: number) => {
    // Move the focus, because the focused button is about to disappear.
    const neighbour = photos[index + 1] ?? photos[index - 1];
    document.getElementById(neighbour ? removeId(neighbour) : fieldId)?.focus();
    onRemove(photo);
  };

  if (photos.length === 0) return null;
  return (
    <List aria-label={content.list}>
      {photos.map((photo, index) => (
        <Item key={photo.preview}>
          <img
            src={photo.preview}
            alt=""
            width={72}
            height={54}
            onLoad={() => URL.revokeObjectURL(photo.preview)}
          />
          <p>{photo.file.name}</p>
          <Button
            look="plain"
            size="small"
            id={removeId(photo)}
            aria-label={content.removeNamed(photo.file.name)}
            onClick={() => remove(photo, index)}
          >
            {content.remove}
          </Button>
        </Item>
      ))}
    </List>
  );
}
