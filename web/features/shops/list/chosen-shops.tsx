import { chakra, Flex } from '@chakra-ui/react'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../i18n/use-format.ts'
import { Button } from '../../../ui/button.tsx'
import { TextButton } from '../../../ui/text-link.tsx'
import type { ListedShop } from '../linked-shop.ts'

const UnlinkDialog = lazy(async () => ({ default: (await import('./unlink-dialog.tsx')).UnlinkDialog }))

/** The selection among the shown shops; null outside of the selection mode. */
export const useChosenShops = (shown: readonly ListedShop[]) => {
  const [ids, setIds] = useState<ReadonlySet<string> | null>(null)
  return {
    isChoosing: ids !== null,
    chosen: shown.filter(({ id }) => ids?.has(id)),
    isChosen: (id: string) => ids?.has(id) ?? false,
    choose: (id: string, isChosen: boolean) =>
      setIds((before) => {
        const next = new Set(before)
        if (isChosen) next.add(id)
        else next.delete(id)
        return next
      }),
    chooseAll: () => setIds(new Set(shown.map(({ id }) => id))),
    chooseNone: () => setIds(new Set()),
    begin: () => setIds(new Set()),
    end: () => setIds(null),
  }
}

/** A toolbar to select several shops and unlink them at once. */
export const ChosenShops = ({ choice }: { choice: ReturnType<typeof useChosenShops> }) => {
  const { t } = useTranslation('shops')
  const { count } = useFormat()
  const [isOpen, setOpen] = useState(false)
  const { isChoosing, chosen } = choice
  if (!isChoosing)
    return (
      <Flex justify="flex-end">
        <TextButton minH="touch" px="1" onClick={choice.begin}>
          {t('choose.begin')}
        </TextButton>
      </Flex>
    )
  return (
    <Flex align="center" justify="space-between" columnGap="4" rowGap="2" wrap="wrap">
      <Flex align="center" columnGap="4" wrap="wrap">
        <chakra.span role="status" fontWeight="medium">
          {t('choose.count', { count: count(chosen.length) })}
        </chakra.span>
        <TextButton minH="touch" px="1" onClick={choice.chooseAll}>
          {t('choose.all')}
        </TextButton>
        <TextButton minH="touch" px="1" onClick={choice.chooseNone}>
          {t('choose.none')}
        </TextButton>
        <TextButton minH="touch" px="1" onClick={choice.end}>
          {t('choose.end')}
        </TextButton>
      </Flex>
      <Button size="md" variant="danger" disabled={chosen.length === 0} onClick={() => setOpen(true)}>
        {t('choose.unlink')}
      </Button>
      {isOpen && chosen.length > 0 ? (
        <Suspense fallback={null}>
          <UnlinkDialog shops={chosen} open onDone={choice.end} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </Flex>
  )
}
