import { Button, useComputedColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { askAgainMs, useReachable } from '#web/api/connection.ts'
import { Notice } from '#web/ui/Notice.tsx'
import css from './frame-notices.module.css'
import { appTexts } from './texts.ts'
import { useNewVersion } from './use-new-version.ts'

const { offline, version } = appTexts

/** What the frame has to say above any screen: that the server is out of reach, that there is a new version. */
export function FrameNotices() {
  useThemeColour()
  const reachable = useReachable()
  useReloadWhenBack(reachable)
  const take = useNewVersion()
  const [later, setLater] = useState(false)
  return (
    <div className={css.notices}>
      <div role="status">
        {!reachable && (
          <Notice voice="amber" title={offline.title}>
            <p>{offline.text}</p>
          </Notice>
        )}
      </div>
      <div role="status">
        {take !== null && !later && (
          <Notice
            title={version.text}
            actions={
              <>
                <Button variant="default" onClick={take}>
                  {version.reload}
                </Button>
                <Button variant="subtle" onClick={() => setLater(true)}>
                  {version.later}
                </Button>
              </>
            }
          />
        )}
      </div>
    </div>
  )
}

/**
 * What is on screen is asked for again as soon as there is a connection: copies and failures make room for the real thing.
 * Where one call never gets through and the others do, the connection comes and goes with each of them: then no more often
 * than an unreachable server is asked.
 */
const useReloadWhenBack = (reachable: boolean): void => {
  const queries = useQueryClient()
  const owed = useRef(!reachable)
  const last = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    if (!reachable) owed.current = true
    if (!reachable || !owed.current) return
    const reload = () => {
      owed.current = false
      last.current = performance.now()
      void queries.invalidateQueries()
    }
    const timer = setTimeout(reload, Math.max(0, last.current + askAgainMs - performance.now()))
    return () => clearTimeout(timer)
  }, [queries, reachable])
}

/** The bar of the browser or of the installed app takes the colour of the page, also when the cook chose day or night. */
const useThemeColour = (): void => {
  const scheme = useComputedColorScheme('light', { getInitialValueInEffect: false })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the colour read is the one of the scheme
  useEffect(() => {
    const colour = getComputedStyle(document.body).backgroundColor
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) meta.content = colour
  }, [scheme])
}
