import { Component, lazy, type ReactNode, Suspense, useEffect } from 'react'
import { Button } from '../parts/Button.js'
import { Empty } from '../parts/Empty.js'
import { Skeleton } from '../parts/Skeleton.js'
import { PasswordDue } from './ChangePassword.js'
import { PlayerLock } from './PlayerLock.js'
import { navigate, usePlace } from './router.js'
import { pageOf, routeOf } from './routes.js'
import { isStaffRole, useSession } from './session.js'
import { Failed, PageFrame, TopBar } from './shell.js'
import { type Theme, useTheme } from './theme.js'
import { useWords } from './words.js'

/** A page that breaks says so, and the bar of the house stays. */
class Boundary extends Component<{ children: ReactNode; name: string }, { failed: string | null }> {
  override state = { failed: null as string | null }
  static getDerivedStateFromError(error: unknown) {
    return { failed: error instanceof Error ? error.message : String(error) }
  }
  override render() {
    return this.state.failed === null ? (
      this.props.children
    ) : (
      <PageFrame title={this.props.name} silent>
        <Failed fault={{ code: 'page-broke', message: this.state.failed }} onRetry={() => location.reload()} />
      </PageFrame>
    )
  }
}

const Locked = lazy(() => import('../console/Locked.js'))

const Missing = ({ yours }: { yours: boolean }) => {
  const w = useWords()
  return (
    <PageFrame title={yours ? w.notFound : w.notYours} silent>
      <Empty
        title={yours ? w.notFound : w.notYours}
        action={
          <Button look="main" onClick={() => navigate('/')}>
            {w.back}
          </Button>
        }
      >
        {yours ? w.notFoundBody : w.notYoursBody}
      </Empty>
    </PageFrame>
  )
}

/** A page on its way, in the light of the page that comes: consoles do not flash dark first. */
const Waiting = ({ theme }: { theme: Theme }) => {
  useTheme(theme)
  return (
    <PageFrame title="Tapete" silent>
      <Skeleton />
    </PageFrame>
  )
}

const Page = ({ path }: { path: string }) => {
  const { status, me, fault, refresh } = useSession()
  const w = useWords()
  const found = routeOf(path)
  const Content = found && pageOf(found.route.page)
  const open = found?.route.roles === null
  const outside = !open && status === 'out'
  useEffect(() => {
    if (outside) navigate(path === '/' ? '/login' : `/login?next=${encodeURIComponent(path)}`, { replace: true })
  }, [outside, path])
  if (!found || !Content) return <Missing yours />
  if (!open && status === 'failed' && fault)
    return (
      <PageFrame title={w.failed} silent>
        <Failed fault={fault} onRetry={refresh} />
      </PageFrame>
    )
  if (!open && status === 'locked')
    return (
      <Suspense fallback={null}>
        <Locked
          name={String(fault?.params?.name ?? '')}
          player={!isStaffRole(String(fault?.params?.role))}
          onUnlock={refresh}
        />
      </Suspense>
    )
  const { roles } = found.route
  const theme: Theme = roles && !roles.includes('guest') ? 'light' : 'dark'
  if (status === 'loading' || outside || (!open && !me)) return <Waiting theme={theme} />
  if (me?.passwordDue) return <PasswordDue />
  if (roles && !roles.includes(me?.person.role ?? '')) return <Missing yours={false} />
  return (
    <Suspense fallback={<Waiting theme={theme} />}>
      <Boundary key={path} name={found.route.page}>
        <Content params={found.params} />
        {me && !isStaffRole(me.person.role) && <PlayerLock />}
      </Boundary>
    </Suspense>
  )
}

export const App = () => {
  const { path } = usePlace()
  const bare = routeOf(path)?.route.bare
  return (
    <>
      {!bare && <TopBar path={path} />}
      <Page path={path} />
    </>
  )
}
